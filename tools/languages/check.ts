import { languageTag, locales } from "@naluma/site/locale";
import type { Locale } from "@naluma/site/locale";
import { simplifiedOnly, traditionalOnly } from "./chinese.ts";
import type { BuiltIds, Exceptions } from "./exceptions.ts";
import { speaksTerm, termsIn, type Glossary } from "./glossary.ts";
import { breaksStyle, lacksNuqta } from "./house-style.ts";
import { readMessage, type Message } from "./message.ts";
import { fullStop, markedShare, ownScriptShare, width } from "./script.ts";
import type { WordFolder, Words } from "./word-folders.ts";

/** One text and the English that it translates. */
interface Entry {
  readonly folder: string;
  readonly locale: Locale;
  readonly id: string;
  readonly source: string;
  readonly english: string;
  readonly message: Message;
  readonly englishMessage: Message;
}

export type Rule =
  | "value"
  | "language"
  | "ids"
  | "use"
  | "broken"
  | "gaps"
  | "plural"
  | "english"
  | "script"
  | "characters"
  | "term"
  | "synonym"
  | "nuqta"
  | "style"
  | "quoted"
  | "setting"
  | "exclamation"
  | "spaces"
  | "ending"
  | "length"
  | "same";

export interface Finding {
  readonly rule: Rule;
  /** Folder, language and id, as far as they apply to the finding. */
  readonly at: string;
  readonly says: string;
}

/** Letters in the language's own script; for Vietnamese, words with one of its marks. */
const leastShare = 0.6;

/** The design leaves room for 40 %; short words need more, so a few columns are added. */
const longest = (english: number) => 14 + english * 1.8;

type EntryRule = (entry: Entry, exceptions: Exceptions) => string | undefined;

const entryRules: Readonly<Partial<Record<Rule, EntryRule>>> = {
  gaps({ message, englishMessage }) {
    const own = [...message.gaps, ...message.tags].join(", ");
    const wanted = [...englishMessage.gaps, ...englishMessage.tags].join(", ");
    return own === wanted ? undefined : `has {${own}}, the English {${wanted}}`;
  },

  plural({ message, locale }) {
    for (const { name, kind, branches } of message.choices) {
      if (kind !== "plural" && kind !== "selectordinal") continue;
      const rules = new Intl.PluralRules(languageTag(locale), {
        type: kind === "plural" ? "cardinal" : "ordinal",
      });
      const wanted = rules.resolvedOptions().pluralCategories.toSorted().join(", ");
      const own = [...branches.keys()].filter((key) => !/^=?\d+$/.test(key));
      if (own.toSorted().join(", ") !== wanted)
        return `{${name}} has the forms ${own.join(", ")}; the language has ${wanted}`;
    }
    return undefined;
  },

  english({ folder, locale, id, source, english }, { sameAsEnglish }) {
    if (locale === "en_US" || source !== english || !/\p{L}/u.test(readMessage(source).text))
      return undefined;
    return sameAsEnglish.some(covers(folder, id, locale)) ? undefined : "is the English text";
  },

  characters({ locale, message }) {
    const wrong =
      locale === "zh_TW"
        ? simplifiedOnly(message.text)
        : locale === "zh_CN"
          ? traditionalOnly(message.text)
          : [];
    return wrong.length === 0 ? undefined : `has ${wrong.join("")}, of the other Chinese`;
  },

  exclamation: ({ source }) =>
    /[!¡！﹗‼⁉❗❕]/u.test(source) ? "has an exclamation mark" : undefined,

  spaces({ source }) {
    if (source !== source.trim()) return "begins or ends with a space";
    if (/\s{2}|[\t\n\r]/.test(source)) return "has a space too many";
    return source.normalize("NFC") === source ? undefined : "is not in normal form C";
  },

  ending({ locale, source, english }) {
    const stop = fullStop(locale);
    if (stop === "") return closed(source).endsWith(".") ? "ends with a full stop" : undefined;
    const ends = closed(source).endsWith(stop);
    if (ends === closed(english).endsWith(".")) return undefined;
    return ends ? `ends with ${stop}, the English does not` : `does not end with ${stop}`;
  },

  nuqta: ({ locale, message }) => (locale === "hi_IN" ? lacksNuqta(message.text) : undefined),

  style: ({ locale, message }) => breaksStyle(message.text, locale),

  length({ message, englishMessage }) {
    const own = width(message.text.trim());
    const most = longest(width(englishMessage.text.trim()));
    return own <= most ? undefined : `is ${own} columns wide; ${Math.floor(most)} are in reason`;
  },
};

/** Ignores a bracket, placeholder or plural after the last sentence. */
const closed = (text: string) =>
  text.replace(/\s*[（(]\{\w+\}[)）]$/, "").replace(/[)）"”」]+$/, "");

const covers =
  (folder: string, id: string, locale: Locale) =>
  (exception: {
    readonly folder: string;
    readonly id: string;
    readonly locales?: readonly Locale[];
  }) =>
    exception.folder === folder &&
    exception.id === id &&
    (exception.locales?.includes(locale) ?? true);

interface Looked {
  readonly languages?: readonly Locale[];
  /** Languages whose texts are not translated yet. */
  readonly drafts?: readonly Locale[];
}

/**
 * Rules that untranslated English may break; it already has the ids, the placeholders and the plurals of the language.
 */
const untranslated: ReadonlySet<Rule> = new Set(["english", "ending", "script"]);

/** Everything that is wrong with the texts of a folder. */
export function check(
  folder: WordFolder,
  glossaries: ReadonlyMap<Locale, Glossary>,
  exceptions: Exceptions,
  { languages = locales, drafts = [] }: Looked = {},
): Finding[] {
  const english = folder.files.get("en_US") ?? {};
  return [
    ...unused(folder, english, exceptions.builtIds),
    ...languages.flatMap((locale): Finding[] => {
      const words = folder.files.get(locale);
      const at = `${folder.folder}/${locale}.json`;
      if (!words) return [{ rule: "language", at, says: "is not there" }];
      const found: Finding[] = [
        ...ids(at, words, english),
        ...Object.entries(words).flatMap(([id, source]) => {
          const original = english[id];
          return original === undefined
            ? []
            : entryFindings(folder.folder, locale, id, source, original, glossaries, exceptions);
        }),
        ...script(at, words, locale),
      ];
      return drafts.includes(locale) ? found.filter(({ rule }) => !untranslated.has(rule)) : found;
    }),
  ];
}

function ids(at: string, words: Words, english: Words): Finding[] {
  return [
    ...Object.keys(english)
      .filter((id) => words[id] === undefined)
      .map((id) => ({ rule: "ids", at: `${at} ${id}`, says: "is missing" }) as const),
    ...Object.keys(words)
      .filter((id) => english[id] === undefined)
      .map(
        (id) => ({ rule: "ids", at: `${at} ${id}`, says: "is no id of the English file" }) as const,
      ),
  ];
}

function entryFindings(
  folder: string,
  locale: Locale,
  id: string,
  source: string,
  english: string,
  glossaries: ReadonlyMap<Locale, Glossary>,
  exceptions: Exceptions,
): Finding[] {
  const at = `${folder}/${locale}.json ${id}`;
  let entry: Entry;
  try {
    entry = {
      folder,
      locale,
      id,
      source,
      english,
      message: readMessage(source),
      englishMessage: readMessage(english),
    };
  } catch (error) {
    return [{ rule: "broken", at, says: error instanceof Error ? error.message : String(error) }];
  }
  const findings = ruleNames.flatMap((rule): Finding[] => {
    const says = entryRules[rule]?.(entry, exceptions);
    return says === undefined ? [] : [{ rule, at, says: `${says}: ${source}` }];
  });
  return [
    ...findings,
    ...terms(entry, glossaries, exceptions, at),
    ...synonyms(entry, glossaries.get(locale), at),
  ];
}

const ruleNames: readonly Rule[] = [
  "gaps",
  "plural",
  "english",
  "characters",
  "exclamation",
  "spaces",
  "ending",
  "nuqta",
  "style",
  "length",
];

function terms(
  { folder, locale, id, message, englishMessage, source }: Entry,
  glossaries: ReadonlyMap<Locale, Glossary>,
  { withoutTerm }: Exceptions,
  at: string,
): Finding[] {
  const inEnglish = glossaries.get("en_US");
  const own = glossaries.get(locale);
  if (locale === "en_US" || !inEnglish || !own) return [];
  return termsIn(englishMessage.text, inEnglish).flatMap((term): Finding[] => {
    const wordings = own.get(term)?.wordings;
    if (!wordings || speaksTerm(message.text, wordings)) return [];
    if (
      withoutTerm.some(
        (exception) => exception.term === term && covers(folder, id, locale)(exception),
      )
    )
      return [];
    return [
      { rule: "term", at, says: `does not say "${term}" (${wordings.join(", ")}): ${source}` },
    ];
  });
}

/** One action has one name: no message of the language may use a synonym that the glossary rules out. */
const synonyms = ({ message, source }: Entry, glossary: Glossary = new Map(), at: string) =>
  [...glossary].flatMap(([term, { never = [], wordings }]): Finding[] =>
    never
      .filter((wording) => speaksTerm(message.text, [wording]))
      .map((wording) => ({
        rule: "synonym",
        at,
        says: `says "${term}" as ${wording}, not ${wordings[0]}: ${source}`,
      })),
  );

/** Measured over the whole file, because a single word may be a name. */
function script(at: string, words: Words, locale: Locale): Finding[] {
  const text = Object.values(words)
    .map((source) => {
      try {
        return readMessage(source).text;
      } catch {
        return ""; // Reported as broken elsewhere.
      }
    })
    .join("\n");
  const shares = [ownScriptShare(text, locale), ...(locale === "vi_VN" ? [markedShare(text)] : [])];
  const least = Math.min(...shares);
  if (least >= leastShare) return [];
  const percent = Math.round(least * 100);
  return [{ rule: "script", at, says: `is ${percent} % in the language's own script` }];
}

/** An id counts as used if a source contains it whole, as a string or after a dot. */
function unused(
  { folder, sources }: WordFolder,
  english: Words,
  built: readonly BuiltIds[],
): Finding[] {
  const text = [...sources.values()].join("\n");
  const here = built.filter((entry) => entry.folder === folder);
  return [
    ...Object.keys(english)
      .filter(
        (id) =>
          !text.includes(`"${id}"`) &&
          !new RegExp(`\\.${id.replaceAll(".", "\\.")}\\b`).test(text) &&
          !here.some(({ ids }) => ids.test(id)),
      )
      .map((id) => ({ rule: "use", at: `${folder} ${id}`, says: "is used nowhere" }) as const),
    ...here
      .filter(({ from, as }) => !(sources.get(from) ?? "").includes(as))
      .map(
        ({ from, as }) =>
          ({ rule: "use", at: folder, says: `${from} no longer has ${as}` }) as const,
      ),
    ...here
      .filter(({ ids }) => !Object.keys(english).some((id) => ids.test(id)))
      .map(({ ids }) => ({ rule: "use", at: folder, says: `no id is like ${ids}` }) as const),
  ];
}
