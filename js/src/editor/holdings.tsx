// Things that are counted or added rather than placed: goods, land, the wheel.
import { Icon } from "../parts/icon";
import { edit, useEditor } from "../state/editor";
import { goodName } from "../state/names";
import type { Draft, Holding, Seat } from "../state/protocol";
import { Field, Stepper } from "./controls";
import { useWords } from "./words";

const MAX_TILES = 999;

function goodsOf(draft: Draft, seat: Seat): Holding["goods"] {
  return draft.holdings.find((own) => own.seat === seat)?.goods ?? [];
}

export function GoodsCounts() {
  const editor = useEditor();
  const { view, holding } = editor;
  const words = useWords();
  const book = view.book.value;
  const own = holding.value;
  if (!own) return null;
  return (
    <div class="ora-editor-grid">
      {own.goods.map(([code]) => (
        <div key={code} class="ora-editor-good" data-good={code}>
          <Icon name={code} />
          <span>{goodName(book, code)}</span>
          <Stepper
            name={goodName(book, code)}
            of={(now) => goodsOf(now, own.seat).find(([good]) => good === code)?.[1] ?? 0}
            to={(n) => ({ do: "set_goods", seat: own.seat, good: code, count: n })}
            least={0}
            most={MAX_TILES}
          />
        </div>
      ))}
      <Field name={words("wonders")}>
        <Stepper
          name={words("wonders")}
          of={(now) => now.wonders}
          to={(count) => ({ do: "set_wonders", count })}
          least={0}
          most={MAX_TILES}
        />
        <button type="button" class="ora-button" onClick={() => edit(editor, { do: "set_wonders", count: -1 })}>
          {words("standard")}
        </button>
      </Field>
    </div>
  );
}

export function LandList() {
  const editor = useEditor();
  const { holding } = editor;
  const words = useWords();
  const own = holding.value;
  if (!own) return null;
  return (
    <>
      <p class="ora-muted">{words("no-land")}</p>
      <ul class="ora-editor-chips">
        {own.land.map(({ kind, row, side, name }, n) => (
          <li key={n} class="ora-editor-chip">
            <Icon name={side === "hills" ? "hillside" : side} />
            <span>{name}</span>
            <button
              type="button"
              class="ora-editor-step"
              aria-label={`${words("take-away")}: ${name}`}
              onClick={() => edit(editor, { do: "remove_land", seat: own.seat, kind, row, side })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function WheelSteps() {
  const editor = useEditor();
  const { draft } = editor;
  const words = useWords();
  const most = draft.value.most_steps;
  return (
    <div class="ora-editor-grid">
      {draft.value.indicators.map(({ id, good, name, steps, value, set }) => (
        <div key={id} class="ora-editor-good" data-indicator-of={id}>
          <Icon name={good ?? id} />
          <span>{name}</span>
          <Stepper
            name={name}
            of={(now) => now.indicators.find((one) => one.id === id)?.steps ?? -1}
            to={(next) => ({ do: "set_indicator", indicator: id, steps: next })}
            least={-1}
            most={most}
            shown={steps < 0 ? <abbr title={words("off-wheel")}>–</abbr> : value}
          />
          <button
            type="button"
            class="ora-editor-step"
            aria-disabled={!set}
            aria-label={`${name}: ${words("unused")}`}
            data-says={words("unused")}
            onClick={() => set && edit(editor, { do: "reset_indicator", indicator: id })}
          >
            ↺
          </button>
        </div>
      ))}
    </div>
  );
}
