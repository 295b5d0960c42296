// The board's look and behaviour; the same can be set from code.

import { isInCompany, useCalls } from "../effects/turn-call";
import { keepKeys } from "../parts/close-button";
import { Mark } from "../parts/figures";
import { TextField } from "../parts/text-field";
import { isAllowed, post } from "../state/connection";
import type { PreferenceValues } from "../state/preferences";
import { setPreference } from "../state/preferences";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";
import { Drawer } from "./drawer";

const THEMES: [PreferenceValues["theme"], Word][] = [
  ["follow", "theme follow"],
  ["light", "theme light"],
  ["dark", "theme dark"],
];

const PACES: [PreferenceValues["pace"], Word][] = [
  ["off", "pace off"],
  ["quick", "pace quick"],
  ["calm", "pace calm"],
];

const SWITCHES = [
  ["motion", "motion"],
  ["show_hints", "show hints"],
  ["open_all", "open all"],
  ["teaching", "teaching"],
  ["analysis", "analysis"],
] as const;

/** A preference with a button for each of a few values. */
function Choice<N extends "theme" | "pace">({ name, values }: { name: N; values: [PreferenceValues[N], Word][] }) {
  const view = useView();
  const book = view.book.value;
  return (
    <fieldset>
      <legend>{say(book, name)}</legend>
      {values.map(([value, word]) => (
        <button
          key={value}
          type="button"
          class="ora-button"
          aria-pressed={view.preferences.values.value[name] === value}
          onClick={() => setPreference(view, name, value)}
        >
          {say(book, word)}
        </button>
      ))}
    </fieldset>
  );
}

function Switch({ word, on, set }: { word: Word; on: boolean; set(wished: boolean): void }) {
  return (
    <label class="ora-switch">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{say(useView().book.value, word)}</span>
    </label>
  );
}

export function PreferencesPanel() {
  const view = useView();
  const book = view.book.value;
  const options = view.preferences.values.value;
  const languages = Object.entries(view.preferences.languages.value);
  const [calls, setCalls] = useCalls();
  return (
    <Drawer title={say(book, "options")}>
      <div class="ora-options">
        {languages.length > 0 && (
          <label>
            <span>{say(book, "language")}</span>
            <select
              data-first
              value={view.preferences.language.value}
              onChange={(event) => post(view, { do: "language", language: event.currentTarget.value })}
              onKeyDown={keepKeys}
            >
              {languages.map(([name, own]) => (
                <option key={name} value={name} lang={name}>
                  {own}
                </option>
              ))}
            </select>
          </label>
        )}
        <Choice name="theme" values={THEMES} />
        <Choice name="pace" values={PACES} />
        {SWITCHES.filter(([name]) => isAllowed(view, `option ${name}`)).map(([name, word]) => (
          <Switch key={name} word={word} on={options[name]} set={(wished) => setPreference(view, name, wished)} />
        ))}
        {view.connection.exists && isInCompany(view) && <Switch word="call me" on={calls} set={setCalls} />}
        {isAllowed(view, "option names") && (
          <fieldset class="ora-names">
            <legend>{say(book, "names")}</legend>
            {book.seats
              .filter((seat) => !seat.neutral)
              .map(({ seat, name, plain }) => (
                <TextField
                  key={seat}
                  maxLength={24}
                  value={options.names[seat] ?? ""}
                  placeholder={say(book, "name of")}
                  label={`${plain ?? name}: ${say(book, "name of")}`}
                  onCommit={(text) =>
                    setPreference(view, "names", { ...view.preferences.values.value.names, [seat]: text })
                  }
                >
                  <Mark seat={seat} />
                  <span>{plain ?? name}</span>
                </TextField>
              ))}
          </fieldset>
        )}
      </div>
    </Drawer>
  );
}
