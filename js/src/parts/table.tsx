// A table of words and numbers.
import type { ComponentChildren } from "preact";

type Row = readonly ComponentChildren[];

/** A table; `titled` says whether the first cell of each row is its header. */
export function Table({ head, rows, titled = true }: { head: Row; rows: readonly Row[]; titled?: boolean }) {
  const cells = (row: Row) =>
    row.map((cell, n) =>
      titled && n === 0 ? (
        <th key={n} scope="row">
          {cell}
        </th>
      ) : (
        <td key={n}>{cell}</td>
      ),
    );
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, n) => (
            <th key={n} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, n) => (
          <tr key={n}>{cells(row)}</tr>
        ))}
      </tbody>
    </table>
  );
}
