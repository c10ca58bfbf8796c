import { typedCode, typedFigures, typedLine } from "@naluma/site/typed";

const readers = {
  line: typedLine,
  figures: typedFigures,
  code: typedCode,
  /** Every character counts, as in a password. */
  verbatim: (typed: string) => typed,
} as const;

export type Reader = keyof typeof readers;

interface Keyboard {
  readonly type?: string | undefined;
  readonly inputMode?: string | undefined;
  readonly autoComplete?: string | undefined;
}

/** The requested keyboard tells how the text has to be read. */
export function readerFor({ type = "text", inputMode = "", autoComplete }: Keyboard): Reader {
  if (autoComplete === "one-time-code") return "code";
  if (type === "tel" || ["numeric", "decimal", "tel"].includes(inputMode)) return "figures";
  return ["text", "email", "search", "url"].includes(type) ? "line" : "verbatim";
}

const isReader = (text: string): text is Reader => Object.hasOwn(readers, text);

/** Normalises the text of a field; without a named reader it is returned unchanged. */
export function readAs({ dataset: { reader = "" } }: HTMLElement, typed: string): string {
  return isReader(reader) ? readers[reader](typed) : typed;
}
