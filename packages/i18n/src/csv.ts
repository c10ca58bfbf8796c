import { placesOf } from "@naluma/site/currency";

/** A spreadsheet takes what begins so for a formula, and would carry it out. */
const formula = /^\s*[=+\-@|%]|^[\t\r\n]/;
const number = /^-?\d+(\.\d+)?$/;

/** An amount may begin with a minus; any other text that looks like a formula is made plain text. */
const plain = (cell: string): string =>
  formula.test(cell) && !number.test(cell) ? `'${cell}` : cell;

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** RFC 4180, with the mark by which spreadsheets know the letters of every language. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\u{FEFF}${rows.map((row) => row.map((cell) => quoted(plain(cell))).join(",")).join("\r\n")}\r\n`;

/** `"12.50"` in VND is `12`: a file has the places of its currency, and no grouping. */
export const amountInFile = (amount: string, currency: string): string =>
  placesOf(currency) === 0 ? amount.replace(/\.\d+$/, "") : amount;
