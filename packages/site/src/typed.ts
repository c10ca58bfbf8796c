/** Signs of keyboards in full width, and the Arabic ones, that stand for a point and a comma. */
const marks: Readonly<Record<string, string>> = {
  "．": ".",
  "。": ".",
  "٫": ".",
  "，": ",",
  "、": ",",
  "٬": ",",
};

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Unicode keeps the ten digits of a script together, from its zero on. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Marks that cannot be seen, which contacts and chats put around what is copied. Between letters of India's scripts,
 * and in emoji, a joiner is part of the word.
 */
const unseen =
  /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?<!\P{ASCII})[\u200C\u200D]|[\u200C\u200D](?!\P{ASCII})/gu;

/** What was typed or pasted into a field of one line: without blanks around it, and marks that cannot be seen. */
export const typedLine = (typed: string): string => typed.replace(unseen, "").trim();

/** A code of digits, however it is parted; one with letters is as it was given, hyphens too. */
export function typedCode(typed: string): string {
  const code = typedFigures(typed);
  const digits = code.replace(/[\s\p{Pd}]/gu, "");
  return /^\d+$/.test(digits) ? digits : code;
}

/**
 * What was typed or pasted into a field of figures: digits of every script and width as 0 to 9, points and commas as
 * such, no blanks around it and no marks that cannot be seen.
 */
export const typedFigures = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, valueOf)
    .replace(/[．。٫，、٬]/g, (mark) => marks[mark] ?? mark)
    .trim();

/**
 * The amount that was typed, with a point before its decimals; undefined where it is none, or could be two: of `1,000`
 * only the writer knows, unless the currency has no decimals.
 *
 * @param places decimals of the currency
 */
export function typedAmount(typed: string, places: number): string | undefined {
  const text = typedFigures(typed).replace(/(?<=\d)[\s'’](?=\d{3})/g, "");
  const grouped = places === 0 ? oneGroup.test(text) : false;
  const [, whole = "", part] = grouped ? [text, text] : (written.exec(text) ?? []);
  const digits = whole.replace(/[.,]/g, "");
  if (digits === "" || digits.length > 13) return undefined;
  return part === undefined ? digits : `${digits}.${part}`;
}

const oneGroup = /^\d{1,3}[.,]\d{3}$/;

/** Digits alone, or parted so that a mark before decimals is another one; `1,00,000` is how India writes a lakh. */
const wholes = [
  String.raw`\d+`,
  String.raw`\d{1,3}(?:,\d{3})+(?=\.)`,
  String.raw`\d{1,3}(?:\.\d{3})+(?=,)`,
  String.raw`\d{1,3}(?:,\d{3}){2,}(?!,)`,
  String.raw`\d{1,3}(?:\.\d{3}){2,}(?!\.)`,
  String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!,)`,
];
const written = new RegExp(`^(${wholes.join("|")})(?:[.,](\\d{1,2}))?$`);
