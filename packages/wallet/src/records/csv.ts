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
