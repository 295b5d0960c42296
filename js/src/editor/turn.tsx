// Which game it is, which round, and whose turn.
import { edit, useEditor } from "../state/editor";
import { seatName } from "../state/names";
import { Field, Select, Stepper } from "./controls";
import { useWords } from "./words";

const MAX_ROUND = 999; // for a game without a last round

export function TurnFields() {
  const editor = useEditor();
  const { view, draft } = editor;
  const words = useWords();
  const book = view.book.value;
  const { players, length, country, games, countries, last, phase, phases, turns, to_move, slot, actions } =
    draft.value;
  const setGame = (game: string) => {
    const [count = "", wanted = ""] = game.split(" ");
    edit(editor, (now) => ({ do: "set_game", players: Number(count), length: wanted, country: now.country }));
  };
  // A seat with two turns in a round appears once for each.
  const choices = turns.map((seat, n) => {
    const again = turns.indexOf(seat) !== n;
    return { value: `${seat} ${again ? n + 1 : 0}`, label: `${n + 1}. ${seatName(book, seat)}` };
  });
  const setTurn = (value: string) => {
    const [seat = "", which = "0"] = value.split(" ");
    edit(editor, (now) => ({ do: "set_turn", seat, slot: Number(which), actions: now.actions }));
  };
  const whose = to_move ? `${to_move} ${slot}` : "";
  return (
    <div class="ora-editor-fields">
      <Select name={words("game")} value={`${players} ${length}`} choices={games} onPick={setGame} />
      <Select
        name={words("country")}
        value={country}
        choices={countries}
        onPick={(land) =>
          edit(editor, (now) => ({ do: "set_game", players: now.players, length: now.length, country: land }))
        }
      />
      <Field name={words("round")}>
        <Stepper
          name={words("round")}
          of={(now) => now.round}
          to={(number) => ({ do: "set_round", number })}
          least={1}
          most={last ?? MAX_ROUND}
        />
      </Field>
      <Select
        name={words("phase")}
        value={phase}
        choices={phases}
        onPick={(wanted) => edit(editor, { do: "set_phase", phase: wanted })}
      />
      <Select
        name={words("whose-turn")}
        value={whose}
        choices={[{ value: "", label: words("first-seat") }, ...choices]}
        onPick={setTurn}
      />
      <Field name={words("actions-left")}>
        <Stepper
          name={words("actions-left")}
          of={(now) => now.actions}
          to={(left, now) => ({ do: "set_turn", seat: now.to_move, slot: now.slot, actions: left })}
          least={0}
          most={2}
          shown={actions || words("all-actions")}
        />
      </Field>
    </div>
  );
}
