import { isLocale, type Locale } from "@naluma/site/locale";
import { timeOf, zoneName } from "../frame/time.ts";
import { languageName } from "../languages.ts";
import type { Action } from "./audit.api.ts";

/** One changed field: its new value, and the old one if it was recorded. */
export interface Change {
  readonly field: string;
  readonly before: string | undefined;
  readonly after: string;
  readonly lang: Locale | undefined;
}

/** These fields have columns of their own. */
const elsewhere = new Set(["site_id", "member_id"]);

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isTime = (name: string) => /(?:_at|At|_until)$/.test(name);

/** The value of a field as readable text; an absent value is empty. */
const valueText = (name: string, value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (isTime(name) && (typeof value === "number" || typeof value === "string")) {
    const at = new Date(value);
    return Number.isNaN(at.getTime()) ? String(value) : `${timeOf(at.toISOString())} ${zoneName}`;
  }
  return typeof value === "string" ? value : JSON.stringify(value);
};

interface Leaf {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Flattens a value to readable leaves: a list of plain values is one leaf, a list of objects is numbered. */
const leavesOf = (path: readonly string[], value: unknown): readonly Leaf[] => {
  if (Array.isArray(value))
    return value.some(isObject)
      ? value.flatMap((one, at) => leavesOf([...path, String(at + 1)], one))
      : [{ path, value: value.join(", ") }];
  if (!isObject(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf([...path, name], inner));
};

/**
 * Content is nested in `value`, a name that means nothing to an operator, so its fields are lifted to the top level.
 */
const topLevel = ({ value, ...others }: Values): Values => ({
  ...others,
  ...(isObject(value) ? value : value !== undefined && { value }),
});

/** Turns `end_at` and `endAt` into "end at". */
const plain = (name: string) => name.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();

const fieldOf = (path: readonly string[]) =>
  path.map((part) => (isLocale(part) ? languageName(part) : plain(part))).join(", ");

/** Long texts that differ are shown from shortly before their first difference. */
const around = (text: string, from: number): string => {
  const start = Math.max(0, from - 30);
  const end = start + 160;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${text.length > end ? "…" : ""}`;
};

const firstDifference = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

const changeOf = (path: readonly string[], before: string | undefined, after: string): Change => {
  const from = before === undefined ? 0 : firstDifference(after, before);
  return {
    field: fieldOf(path),
    before: before === undefined ? undefined : around(before, from),
    after: around(after, from),
    lang: path.find(isLocale),
  };
};

/** The other languages of a new text are only counted, because one cell has no room for eleven. */
const withoutTranslations = (leaves: readonly Leaf[]): readonly Leaf[] => {
  const english = leaves.filter(({ path }) => path.at(-1) === "en_US");
  const isTranslation = ({ path }: Leaf, of: Leaf) =>
    isLocale(path.at(-1)) &&
    path.at(-1) !== "en_US" &&
    fieldOf(path.slice(0, -1)) === fieldOf(of.path.slice(0, -1));
  const counted = english.flatMap((leaf) => {
    const count = leaves.filter((one) => isTranslation(one, leaf)).length;
    const path = [...leaf.path.slice(0, -1), "other languages"];
    return count === 0 ? [] : [{ path, value: count }];
  });
  return [...leaves.filter((leaf) => !english.some((of) => isTranslation(leaf, of))), ...counted];
};

const textOf = (leaf: Leaf | undefined) =>
  leaf ? valueText(leaf.path.findLast((part) => !isLocale(part)) ?? "", leaf.value) : "";

const keyOf = ({ path }: Leaf) => path.join(" ");

/** The changes of an action, field by field; where the previous values are known, only the fields that differ. */
export const changesOf = ({ detail, before }: Pick<Action, "detail" | "before">) => {
  const [was, is] = [topLevel(before ?? {}), topLevel(detail)];
  const names = new Set([...Object.keys(is), ...Object.keys(was)]);
  return [...names]
    .filter((name) => !elsewhere.has(name))
    .flatMap((name): readonly Change[] => {
      const [old, now] = [leavesOf([name], was[name]), leavesOf([name], is[name])];
      if (!(name in was))
        return withoutTranslations(now)
          .map((leaf) => changeOf(leaf.path, undefined, textOf(leaf)))
          .filter(({ after }) => after !== "");
      // A removed text is shown like a new one: in English, with the other languages counted.
      const both = name in is ? [...now, ...old] : withoutTranslations(old);
      const paths = new Map(both.map((leaf) => [keyOf(leaf), leaf.path]));
      const textAt = (leaves: readonly Leaf[], key: string) =>
        textOf(leaves.find((leaf) => keyOf(leaf) === key));
      return [...paths]
        .map(([key, path]) =>
          changeOf(path, textAt(name in is ? old : both, key), textAt(now, key)),
        )
        .filter(({ before: from, after }) => from !== after);
    });
};

/** The page that shows the object of the action now. */
export const placeOf = ({ what, target, detail }: Pick<Action, "what" | "target" | "detail">) => {
  const { member_id: member, site_id: site } = detail;
  if (typeof member === "number") return `/members/${member}`;
  if (what.startsWith("provider.")) return "/providers";
  if (what.startsWith("site.")) return `/settings?site=${target}`;
  if (what.startsWith("campaign.") && typeof site === "number")
    return `/campaigns?site=${site}${what === "campaign.end" ? "" : `&campaign=${target}`}`;
  const [, kind, of, item] = /^([\w-]+) of site (\d+)(?:, (\d+))?$/.exec(target) ?? [];
  if (kind === undefined || of === undefined) return undefined;
  const isThere = item !== undefined && what !== "content.remove";
  return `/content?site=${of}&kind=${kind}${isThere ? `&item=${item}` : ""}`;
};
