/** The cells of the table below a heading, without its header row. */
export function tableUnder(markdown: string, heading: string): string[][] {
  const chapter = markdown.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return cellsIn(chapter);
}

/** The cells of every row of a table except its header. */
export const cellsIn = (markdown: string): string[][] =>
  markdown
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([first]) => !/^-+$/.test(first ?? ""))
    .slice(1);

/** The errors in the table "Where is it": question, file, and a word that the file contains. */
export const faultsInWhereIsIt = (
  rows: string[][],
  read: (file: string) => string | undefined,
): string[] => [
  ...(rows.length > 20 ? [`${rows.length} rows are more than 20`] : []),
  ...rows.flatMap(([question = "", quotedFile = "", quotedWord = ""]) => {
    const [file, word] = [unquoted(quotedFile), unquoted(quotedWord)];
    const text = read(file);
    if (text === undefined) return [`${question}: ${file} is no file`];
    if (word === "") return [`${question}: names no word`];
    return text.includes(word) ? [] : [`${question}: ${file} does not say ${word}`];
  }),
];

const unquoted = (cell: string) => cell.replaceAll("`", "");

/** The errors in the glossary: a word that has no meaning, is listed twice, or is out of order. */
export const faultsInGlossary = (rows: string[][]): string[] =>
  rows.flatMap(([word = "", meaning = ""], index) => {
    const before = rows[index - 1]?.[0] ?? "";
    return [
      ...(meaning === "" ? [`${word} has no meaning`] : []),
      ...(word === before ? [`${word} stands there twice`] : []),
      ...(word < before ? [`${word} comes after ${before}`] : []),
    ];
  });
