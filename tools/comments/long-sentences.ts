/** A reader takes a sentence in at one glance, or has to read it again. */
const mostCharacters = 100;

const commentLine = /^\s*(?:\/\/|\/\*\*?|\*(?!\/))\s?(?<text>.*?)\s*(?<end>\*\/)?$/;
const sentenceEnd = /(?<=[.;:?!])\s+/;
/** Instructions to a tool, whose form is not ours. */
const directive = /^(?:oxlint|@ts|@vitest|\/)/;

/** Text in backticks does not count, so a list of files may be of any length. */
const readLength = (sentence: string): number => sentence.replaceAll(/`[^`]*`/g, "``").length;

/** Sentences of a file's comments that are longer than 100 characters, as `file: sentence`. */
export function longSentences(file: string, source: string): string[] {
  const paragraphs: string[] = [];
  let open = false;
  for (const line of source.split("\n")) {
    const found = commentLine.exec(line)?.groups;
    const text = found?.["text"] ?? "";
    if (!found || text === "" || text.startsWith("@")) open = false;
    if (found && text !== "") {
      if (open) paragraphs.push(`${paragraphs.pop() ?? ""} ${text}`);
      else paragraphs.push(text);
      open = found["end"] === undefined;
    }
  }
  return paragraphs
    .filter((paragraph) => !directive.test(paragraph))
    .flatMap((paragraph) => paragraph.split(sentenceEnd))
    .filter((sentence) => readLength(sentence) > mostCharacters)
    .map((sentence) => `${file}: ${sentence}`);
}
