import UFuzzy from "@leeoniya/ufuzzy";
import { formatLocales } from "@naluma/site/formats";
import type { Locale } from "@naluma/site/locale";
import type { Entry, Found, ProviderWords, Question, SortOrder } from "./entry.ts";
import { fold } from "./fold.ts";
import { createWordIndex, spellingsOf, textOf } from "./word-index.ts";

/** The words are already folded: letters, marks and digits. */
const plainWords: UFuzzy.Options = {
  interSplit: " +",
  interBound: " ",
  intraSplit: null,
  intraBound: null,
  intraChars: "\\S",
  // No part of a word is treated as a contraction.
  intraContr: "(?!)",
};

const exactly = { intraIns: 0, intraSub: 0, intraTrn: 0, intraDel: 0 } as const;
const oneError = { intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 } as const;

const han = /^\p{Script=Han}+$/u;

/** Whether a word is long enough to allow one error: a Chinese character carries more information than a letter. */
const mayErr = (term: string): boolean =>
  !/^\d+$/.test(term) && term.length >= (han.test(term) ? 3 : 4);

const loose = new UFuzzy({
  ...plainWords,
  intraMode: 1,
  intraRules: (term) => ({
    intraSlice: [han.test(term) ? 0 : 1, Number.POSITIVE_INFINITY],
    ...(mayErr(term) ? oneError : exactly),
  }),
});

/** The score of a word that begins with the search term, by its part of the text: lower is better. */
const beginning = [0, 1, 3] as const;
/** The score of a word that contains it further on. */
const inside = [2, 2, 4] as const;
/** The score of a word that is only similar. */
const similar = 5;

/** Marks a game that is no longer a candidate. */
const out = 0xff_ff;

/** Maps values to small integers, which are faster to count than names. */
function numbered<Value>(values: readonly Value[]) {
  const kinds = [...new Set(values)];
  const numbers = new Map(kinds.map((kind, number) => [kind, number]));
  return { kinds, of: Uint16Array.from(values, (value) => numbers.get(value) ?? 0) };
}

const named = <Kind extends string | number>(kinds: readonly Kind[], counts: Uint32Array) =>
  Object.fromEntries(
    kinds
      .map((kind, number) => [kind, counts[number] ?? 0] as const)
      .filter(([, count]) => count > 0),
  );

export interface Finder {
  find(question: Question): Found;
}

/** An index over `entries`, which are in the platform's order. */
export async function createFinder(
  entries: readonly Entry[],
  locale: Locale,
  providers: ProviderWords,
): Promise<Finder> {
  const spellings = await spellingsOf(locale);
  const index = createWordIndex(entries.map((entry) => textOf(entry, spellings, providers)));
  const owners = numbered(entries.map(({ provider }) => provider));
  const kinds = numbered(entries.map(({ type }) => type));

  /** The sum of each game's scores so far. */
  const sums = new Uint16Array(entries.length);
  /** The best score of one word in each game. */
  const best = new Uint16Array(entries.length);

  /** Keeps the games that contain one of these words; if none does, returns false and changes nothing. */
  const keep = (words: readonly number[], fit: (word: number) => readonly number[]): boolean => {
    best.fill(out);
    let some = false;
    for (const word of words) {
      const fits = fit(word);
      for (const posting of index.postingsOf(word)) {
        const at = posting >> 2;
        const value = fits[posting & 3] ?? similar;
        if (sums[at] === out || value >= (best[at] ?? 0)) continue;
        best[at] = value;
        some = true;
      }
    }
    if (!some) return false;
    for (let at = 0; at < best.length; at += 1)
      sums[at] = best[at] === out ? out : (sums[at] ?? 0) + (best[at] ?? 0);
    return true;
  };
  const keepHolding = (term: string): boolean =>
    keep(index.holding(term), (word) => (index.word(word).startsWith(term) ? beginning : inside));

  /** A different character with the same sound was entered: 里 for 鲤. */
  const keepSounding = (term: string): boolean => {
    const [sound] = han.test(term) ? spellings(term) : [];
    return sound !== undefined && sound !== term && keep(index.holding(sound), () => []);
  };

  const keepMisspelt = (term: string): boolean => {
    if (!mayErr(term)) return false;
    const among = index.alike(term);
    const hits = loose.filter(among.map(index.word), term) ?? [];
    return keep(
      hits.map((hit) => among[hit] ?? 0),
      () => [],
    );
  };

  /** Leaves the entries that match all words in `sums`; returns whether one word was only similar. */
  const match = (terms: readonly string[]) => {
    let isSimilar = false;
    sums.fill(0);
    for (const term of terms) {
      if (keepHolding(term)) continue;
      isSimilar = true;
      if (keepSounding(term) || keepMisspelt(term)) continue;
      sums.fill(out);
      break;
    }
    return isSimilar;
  };

  const collator = new Intl.Collator(formatLocales(locale), { numeric: true });
  const byName = (name: (entry: Entry) => string) =>
    entries
      .map((entry, at) => ({ at, name: name(entry) }))
      .sort((a, b) => collator.compare(a.name, b.name))
      .map(({ at }) => at);
  const platform = entries.map((_, at) => at);
  /** All games in each sort order, computed on first use. */
  const orders = new Map<SortOrder, readonly number[]>([["best", platform]]);
  const inOrder = (order: SortOrder): readonly number[] => {
    const known = orders.get(order);
    if (known) return known;
    const made = byName(
      order === "name" ? ({ local }) => local : ({ provider }) => providers[provider] ?? "",
    );
    orders.set(order, made);
    return made;
  };

  const finder: Finder = {
    find({ text, provider, type, order }) {
      const begun = performance.now();
      const terms = fold(text).split(" ").filter(Boolean);
      const isSimilar = match(terms);
      const ofOwners = new Uint32Array(owners.kinds.length);
      const ofKinds = new Uint32Array(kinds.kinds.length);
      const wanted = {
        owner: provider === undefined ? -1 : owners.kinds.indexOf(provider),
        kind: type === undefined ? -1 : kinds.kinds.indexOf(type),
      };
      /** A bucket sort by score, best first, which needs no comparisons. */
      const buckets: number[][] = [];
      let count = 0;
      for (const at of inOrder(order)) {
        const sum = sums[at] ?? out;
        if (sum === out) continue;
        const owner = owners.of[at] ?? 0;
        const kind = kinds.of[at] ?? 0;
        const isOfOwner = provider === undefined || owner === wanted.owner;
        const isOfKind = type === undefined || kind === wanted.kind;
        if (isOfKind) ofOwners[owner] = (ofOwners[owner] ?? 0) + 1;
        if (isOfOwner) ofKinds[kind] = (ofKinds[kind] ?? 0) + 1;
        if (!isOfOwner || !isOfKind) continue;
        (buckets[order === "best" ? sum : 0] ??= []).push(at);
        count += 1;
      }
      const ids = new Float64Array(count);
      let next = 0;
      for (const postings of buckets)
        for (const at of postings ?? []) {
          ids[next] = entries[at]?.id ?? 0;
          next += 1;
        }
      return {
        ids,
        similar: isSimilar && count > 0,
        providers: named(owners.kinds, ofOwners),
        types: named(kinds.kinds, ofKinds),
        took: performance.now() - begun,
      };
    },
  };
  warmUp(finder, entries);
  return finder;
}

/**
 * Searches for some existing names: a JavaScript engine that has warmed up answers the first keys as fast as later
 * ones.
 */
function warmUp({ find }: Finder, entries: readonly Entry[]): void {
  const narrowed = { provider: undefined, type: undefined, order: "best" } as const;
  for (const { local, english } of entries.slice(0, 3))
    for (const name of [local, english, english.slice(1)])
      for (let end = 0; end <= name.length; end += 1)
        find({ text: name.slice(0, end), ...narrowed });
}
