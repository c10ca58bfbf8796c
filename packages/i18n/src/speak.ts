import { languageTag, type Locale } from "@naluma/site/locale";

/**
 * A message as `words()` compiles it (`@lingui/message-utils`): a text, or its pieces. A piece is a
 * text, a value by its name, or a choice by a value: `["count", "plural", { one: …, other: … }]`.
 */
export type Message = string | readonly Piece[];
type Piece = string | readonly [name: string, type?: string, choices?: Choices];
type Choices = Readonly<Record<string, Message | number>>;

export type Values = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();
const formats = new Map<Locale, Intl.NumberFormat>();

function once<Key, Made>(made: Map<Key, Made>, key: Key, make: () => Made): Made {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

/** Latin digits in every language, as amounts have them. */
const counted = (locale: Locale, count: number): string =>
  once(
    formats,
    locale,
    () => new Intl.NumberFormat(languageTag(locale), { numberingSystem: "latn" }),
  ).format(count);

function chosen(locale: Locale, type: string, value: string | number, choices: Choices) {
  if (Object.hasOwn(choices, value)) return choices[value];
  if (type === "select" || typeof value === "string") return choices["other"];
  const kind = type === "plural" ? "cardinal" : "ordinal";
  const { [countedAs(locale, kind, value - offsetOf(choices))]: rule = choices["other"] } = choices;
  return rule;
}

const countedAs = (locale: Locale, type: "cardinal" | "ordinal", count: number) =>
  once(
    rules,
    `${locale} ${type}`,
    () => new Intl.PluralRules(languageTag(locale), { type }),
  ).select(count);

const offsetOf = ({ offset }: Choices) => (typeof offset === "number" ? offset : 0);

/**
 * The words of a message. It knows what the catalogues use: values, `plural`, `selectordinal` and
 * `select`. Lingui's own runtime knows dates and numbers too and weighs four times as much.
 */
export function speak(locale: Locale, message: Message, values: Values, hash = ""): string {
  if (typeof message === "string") return message;
  let text = "";
  for (const piece of message) {
    if (typeof piece === "string") {
      text += piece === "#" && hash !== "" ? hash : piece;
      continue;
    }
    const [name, type, choices] = piece;
    const value = values[name];
    if (type === undefined || choices === undefined) text += value ?? "";
    else {
      const count = typeof value === "number" ? counted(locale, value - offsetOf(choices)) : "";
      const choice = chosen(locale, type, value ?? "", choices) ?? "";
      if (typeof choice !== "number")
        text += speak(locale, choice, values, type === "select" ? hash : count);
    }
  }
  return text;
}
