// The rulebook: search, contents, and a rule with its related rules.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useRuleSearch } from "../effects/automatic-queries";
import { keepKeys } from "../parts/close-button";
import { Table } from "../parts/table";
import type { Example, Rule } from "../state/protocol";
import { searchRules } from "../state/rule-lookup";
import { useView } from "../state/view";
import { say } from "../state/words";
import { Drawer } from "./drawer";
import { RuleLink } from "./rule-link";

/** The cells of a table row in a rule's text. */
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
      <Table head={cells(head)} rows={rows.map(cells)} titled={false} />
    </div>
  );
}

/** Draws the table of a rule's example, which is the board's task. */
type DrawExample = (example: Example) => ComponentChildren;

function RuleText({ rule, draw }: { rule: Rule; draw: DrawExample }) {
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
      {rule.example && draw(rule.example)}
      {related.length > 0 && (
        <p class="ora-see-also">
          <span class="ora-muted">{say(book, "see also")}</span>
          {related.map((number) => (
            <RuleLink key={number} number={number} />
          ))}
        </p>
      )}
    </article>
  );
}

export function Rules({ draw }: { draw: DrawExample }) {
  const view = useView();
  const book = view.book.value;
  const rules = view.ruleLookup.rules.value;
  const [words, setWords] = useState("");
  useRuleSearch(view, words);
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
          onKeyDown={keepKeys}
        />
        <button
          type="button"
          class="ora-button"
          onClick={() => {
            setWords("");
            searchRules(view, "");
          }}
        >
          {say(book, "contents")}
        </button>
      </div>
      <div class="ora-results" aria-live="polite">
        {rules?.length === 0 && <p>{say(book, "no rule found")}</p>}
        {rules?.map((rule) => (
          <RuleText key={rule.number} rule={rule} draw={draw} />
        ))}
      </div>
    </Drawer>
  );
}
