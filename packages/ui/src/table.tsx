import type { ReactNode } from "react";

export interface Column<Row> {
  /** Identifies the column within its table. */
  key: string;
  name: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligned to the end, with digits of equal width. */
  isNumber?: boolean | undefined;
  /** Identifies the row: the header of its line or of its card. */
  isName?: boolean | undefined;
}

export interface TableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The totals, shown above the rows. */
  sum?: Row | undefined;
  keyOf: (row: Row) => string | number;
  /** A phone is too narrow for columns: one card per row and one line per column. */
  as?: "table" | "cards" | undefined;
}

/** Rows of data, as a table or as cards. */
export function Table<Row>({ as = "table", ...props }: TableProps<Row>) {
  return as === "cards" ? <Cards {...props} /> : <Rows {...props} />;
}

const classOf = <Row,>({ isNumber }: Column<Row>) => (isNumber ? "number" : undefined);

/** Browsers must not translate figures. */
const figures = <Row,>({ isNumber }: Column<Row>) =>
  isNumber ? ({ className: "number", translate: "no" } as const) : {};

/** The totals and the rows below them, each with its key. */
const linesOf = <Row,>({ rows, sum, keyOf }: Pick<TableProps<Row>, "rows" | "sum" | "keyOf">) => [
  ...(sum === undefined ? [] : [{ key: "sum", row: sum, isSum: true }]),
  ...rows.map((row) => ({ key: keyOf(row), row, isSum: false })),
];

/** In a narrow window it scrolls sideways, also by keyboard. */
function Rows<Row>({ label, columns, ...lines }: Omit<TableProps<Row>, "as">) {
  return (
    // A region that scrolls must be reachable without a mouse (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="card table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(lines).map(({ key, row, isSum }) => (
            <tr key={key} className={isSum ? "table-sum" : undefined}>
              {columns.map((column) =>
                column.isName ? (
                  <th key={column.key} scope="row" {...figures(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} {...figures(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cards<Row>({ label, columns, ...lines }: Omit<TableProps<Row>, "as">) {
  const name = columns.find(({ isName }) => isName);
  const others = columns.filter((column) => column !== name);
  return (
    <ul className="table-cards" aria-label={label}>
      {linesOf(lines).map(({ key, row }) => (
        <li key={key} className="card">
          {name && <b>{name.cell(row)}</b>}
          <dl>
            {others.map((column) => (
              <div key={column.key}>
                <dt>{column.name}</dt>
                <dd {...figures(column)}>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
