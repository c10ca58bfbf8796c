import type { Places } from "@naluma/site/currency";

/** A spreadsheet takes text that starts like this for a formula, and would execute it. */
const formula = /^\s*[=+\-@|%]|^[\t\r\n]/;
const number = /^-?\d+(\.\d+)?$/;

/** An amount may start with a minus; any other text that looks like a formula is escaped to plain text. */
const plain = (cell: string): string =>
  formula.test(cell) && !number.test(cell) ? `'${cell}` : cell;

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** RFC 4180, with a byte order mark so that spreadsheets recognise UTF-8. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\u{FEFF}${rows.map((row) => row.map((cell) => quoted(plain(cell))).join(",")).join("\r\n")}\r\n`;

/** `"12.50"` in VND becomes `12`: amounts in a file have the decimal places of their currency, and no grouping. */
export const amountInFile = (amount: string, places: Places): string =>
  amount.replace(/\.\d+$/, (part) => (places === 0 ? "" : part.slice(0, places + 1)));
