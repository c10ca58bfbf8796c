import { join } from "node:path";
import type { Locale } from "@naluma/site/locale";
import { readJson } from "./word-folders.ts";

export interface Term {
  /** The accepted translations, the preferred one first. */
  readonly wordings: readonly string[];
  /** Synonyms that the language does not use, so that one action has one name. */
  readonly never?: readonly string[];
}

/** Keyed by term id. */
export type Glossary = ReadonlyMap<string, Term>;

export function readGlossary(root: string, locale: Locale): Glossary {
  const file = join(root, "packages/i18n/glossaries", `${locale}.json`);
  const terms = member(readJson(file), "terms");
  if (typeof terms !== "object" || terms === null) throw new Error(`${file} lists no terms`);
  return new Map(
    Object.entries(terms).map(([id, entry]) => {
      const texts = (key: string): string[] =>
        [member(entry, key) ?? []].flat().map((wording: unknown) => {
          if (typeof wording !== "string" || wording.trim() === "")
            throw new Error(`${file}: ${id} has a wording that is no text`);
          return wording;
        });
      return [id, { wordings: [...texts("term"), ...texts("variants")], never: texts("never") }];
    }),
  );
}

const member = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

interface Wording {
  readonly id: string;
  readonly pattern: RegExp;
}

/** Cached, because every English text is searched for all terms, once for each language. */
const patterns = new WeakMap<Glossary, readonly Wording[]>();

/** The longest first, so that "main wallet" does not also count as "wallet". */
function patternsOf(glossary: Glossary): readonly Wording[] {
  const known = patterns.get(glossary);
  if (known) return known;
  const made = [...glossary]
    .flatMap(([id, { wordings }]) => wordings.map((wording) => ({ id, wording })))
    .toSorted((a, b) => b.wording.length - a.wording.length)
    .map(({ id, wording }) => ({
      id,
      // The "won" in "You won’t" is not a win.
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(wording)}(?![\\p{L}\\p{N}]|[’']t)`, "giu"),
    }));
  patterns.set(glossary, made);
  return made;
}

/** The ids of the terms in an English text. */
export function termsIn(english: string, glossary: Glossary): string[] {
  let rest = english;
  const terms = new Set<string>();
  for (const { id, pattern } of patternsOf(glossary)) {
    const without = rest.replace(pattern, " ");
    if (without === rest) continue;
    terms.add(id);
    rest = without;
  }
  return [...terms];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a translation contains one of the wordings, in any case, also within a longer word. */
export const speaksTerm = (translation: string, wordings: readonly string[]): boolean => {
  const text = translation.normalize("NFC").toLowerCase();
  return wordings.some((wording) => text.includes(wording.normalize("NFC").toLowerCase()));
};
