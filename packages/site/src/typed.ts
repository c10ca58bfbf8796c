/** Full-width and Arabic characters for the decimal point and the comma. */
const marks: Readonly<Record<string, string>> = {
  "．": ".",
  "。": ".",
  "٫": ".",
  "，": ",",
  "、": ",",
  "٬": ",",
};

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Unicode keeps the ten digits of a script together, starting with zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Invisible characters that contact and chat apps put around copied text. Between letters of Indian scripts, and in
 * emoji, a joiner is part of the word.
 */
const unseen =
  /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?<!\P{ASCII})[\u200C\u200D]|[\u200C\u200D](?!\P{ASCII})/gu;

/** The input of a single-line field, without surrounding whitespace and invisible characters. */
export const typedLine = (typed: string): string => typed.replace(unseen, "").trim();

/** A numeric code, without any separators; a code with letters is left as it is, including its hyphens. */
export function typedCode(typed: string): string {
  const code = typedFigures(typed);
  const digits = code.replace(/[\s\p{Pd}]/gu, "");
  return /^\d+$/.test(digits) ? digits : code;
}

/**
 * The input of a numeric field: digits of every script and width become 0 to 9, points and commas are normalised, and
 * surrounding whitespace and invisible characters are removed.
 */
export const typedFigures = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, valueOf)
    .replace(/[．。٫，、٬]/g, (mark) => marks[mark] ?? mark)
    .trim();

/**
 * The typed amount, with a point before its decimals; `undefined` if it is invalid or ambiguous: `1,000` could be
 * either of two amounts, unless the currency has no decimals.
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

/**
 * Plain digits, or digits grouped so that the decimal mark must be a different one; `1,00,000` is a lakh in Indian
 * notation.
 */
const wholes = [
  String.raw`\d+`,
  String.raw`\d{1,3}(?:,\d{3})+(?=\.)`,
  String.raw`\d{1,3}(?:\.\d{3})+(?=,)`,
  String.raw`\d{1,3}(?:,\d{3}){2,}(?!,)`,
  String.raw`\d{1,3}(?:\.\d{3}){2,}(?!\.)`,
  String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!,)`,
];
const written = new RegExp(`^(${wholes.join("|")})(?:[.,](\\d{1,2}))?$`);
