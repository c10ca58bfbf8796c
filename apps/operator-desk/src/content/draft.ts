import { writtenIn, type Texts, type Written } from "../languages.ts";
import type { Item } from "./content.api.ts";
import type { FieldOf, Kind } from "./kinds.ts";

/** The content of an item in the platform's format. A field name may lead into an object: `game.gp_id`. */
export type Draft = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Draft =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const valueIn = (draft: Draft, name: string): unknown =>
  name.split(".").reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), draft);

/** Sets a value, or removes it if undefined; an object that becomes empty is removed, too. */
export const withValue = (draft: Draft, name: string, value: unknown): Draft => {
  const [first = "", ...rest] = name.split(".");
  const { [first]: before, ...others } = draft;
  const inner =
    rest.length === 0 ? value : withValue(isObject(before) ? before : {}, rest.join("."), value);
  const isGone = inner === undefined || (rest.length > 0 && Object.keys(inner ?? {}).length === 0);
  return isGone ? others : { ...draft, [first]: inner };
};

export const textsIn = (draft: Draft, name: string): Texts => {
  const texts = valueIn(draft, name);
  if (!isObject(texts)) return {};
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === "string"));
};

export const textIn = (draft: Draft, name: string): string => {
  const value = valueIn(draft, name);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

export const isTexts = ({ as }: FieldOf): boolean =>
  as === "line" || as === "area" || as === "html";

/** The translation state of an item's languages, given what has changed since. */
export const languagesOf = (
  { fields }: Kind,
  draft: Draft,
  before: Pick<Item, "value" | "outdated"> = { value: {}, outdated: {} },
): Written =>
  writtenIn(
    fields
      .filter(isTexts)
      .map(({ name }) => [
        textsIn(draft, name),
        textsIn(before.value, name),
        before.outdated[name] ?? [],
      ]),
  );

/** Problems by field name; those without a field are under ''. */
export type Problems = Readonly<Record<string, string>>;

export const checkDraft = ({ fields }: Kind, draft: Draft): Problems =>
  Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      if (!field.isRequired) return [];
      if (isTexts(field))
        return (textsIn(draft, field.name).en_US ?? "").trim() === ""
          ? [[field.name, "Write the English text: other languages fall back to it."]]
          : [];
      return textIn(draft, field.name).trim() === ""
        ? [[field.name, "This field is required."]]
        : [];
    }),
  );

/** The platform's objections (`value.photo_path: …`), by field. */
export const problemsByField = ({ fields }: Kind, problems: readonly string[]): Problems => {
  const said = problems.map((problem): readonly [string, string] => {
    const [, path = "", text = problem] = /^value\.([\w.]+): ([\s\S]*)$/.exec(problem) ?? [];
    const field = fields.find(({ name }) => path === name || path.startsWith(`${name}.`));
    return field ? [field.name, text] : ["", problem];
  });
  return Object.fromEntries(said.toReversed());
};

/** The title of an item in a list. */
export const titleOf = (draft: Draft): string => {
  const plain = (["title", "name", "content"] as const)
    .map((name) => (textsIn(draft, name).en_US ?? "").replace(/<[^>]*>/g, " ").trim())
    .find((text) => text !== "");
  const text = plain ?? (textIn(draft, "url") || textIn(draft, "audience"));
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

/** The value with its keys sorted, for comparison. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isObject(value)) return value;
  const names = Object.keys(value).toSorted((one, other) => one.localeCompare(other));
  return names.map((name) => [name, ordered(value[name])]);
};

export const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

/** The fields in which two drafts differ. */
export const differingFields = ({ fields }: Kind, one: Draft, other: Draft): readonly FieldOf[] =>
  fields.filter(({ name }) => !isSame({ at: valueIn(one, name) }, { at: valueIn(other, name) }));
