// The rulebook: search, contents, a rule with what belongs to it.
import { useEffect, useState } from "preact/hooks";
import { ExampleView } from "../board/example";
import type { Rule } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { Drawer } from "./drawer";
import { RuleLink } from "./rule-link";

/** A line of a table in a rule's text, as cells. */
function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

/** One paragraph of a rule: prose, a list, or a table. */
function Paragraph({ text }: { text: string }) {
  if (!text.startsWith("|")) return <p>{text}</p>;
  const [head = "", , ...rows] = text.split("\n");
  return (
    <div class="ora-rule-table">
      <table>
        <thead>
          <tr>
            {cells(head).map((cell, n) => (
              <th key={n} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {cells(row).map((cell, n) => (
                <td key={n}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RuleText({ rule }: { rule: Rule }) {
  const book = useView().book.value;
  const related = [...(rule.parent ? [rule.parent] : []), ...rule.see];
  return (
    <article class="ora-rule">
      <h4>
        <RuleLink number={rule.number} title={rule.title} />
      </h4>
      {rule.text.split("\n\n").map((part) => (
        <Paragraph key={part} text={part} />
      ))}
      {rule.example && <ExampleView example={rule.example} />}
      {related.length > 0 && (
        <p class="ora-see">
          <span class="ora-quiet">{say(book, "see also")}</span>
          {related.map((number) => (
            <RuleLink key={number} number={number} />
          ))}
        </p>
      )}
    </article>
  );
}

/** Long enough that a word is not looked up letter by letter. */
const PAUSE = 180;

export function Rules() {
  const view = useView();
  const { desk } = view;
  const book = view.book.value;
  const rules = desk.rules.value;
  const [words, setWords] = useState("");
  useEffect(() => desk.leaf(), [desk]);
  useEffect(() => {
    if (!words) return;
    const timer = setTimeout(() => desk.lookUp(words), PAUSE);
    return () => clearTimeout(timer);
  }, [desk, words]);
  return (
    <Drawer title={say(book, "rules")}>
      <div class="ora-search">
        <input
          type="search"
          data-first
          value={words}
          placeholder={say(book, "search rules")}
          aria-label={say(book, "search rules")}
          onInput={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            // The keys of the board are letters here, except the one that leaves.
            if (event.key !== "Escape") event.stopPropagation();
          }}
        />
        <button
          type="button"
          class="ora-button"
          onClick={() => {
            setWords("");
            desk.lookUp("");
          }}
        >
          {say(book, "contents")}
        </button>
      </div>
      <div class="ora-found" aria-live="polite">
        {rules?.length === 0 && <p>{say(book, "no rule found")}</p>}
        {rules?.map((rule) => (
          <RuleText key={rule.number} rule={rule} />
        ))}
      </div>
    </Drawer>
  );
}
