import type { Locale } from "@naluma/site/locale";
import { compose } from "./compose.ts";
import type { GameKind } from "./game-kinds.ts";
import { modifiers } from "./words/modifiers.ts";
import { motifs } from "./words/motifs.ts";
import { places } from "./words/places.ts";
import { columns } from "./words/row.ts";
import type { Row } from "./words/row.ts";
import { crashShowcase, showcase } from "./words/showcase.ts";
import type { Showcased } from "./words/showcase.ts";
import { grounds, rooms, subjects } from "./words/tables.ts";

/** A name by language; English is always there and stands in for what is missing. */
export type LocalisedName = { readonly en_US: string } & Readonly<Partial<Record<Locale, string>>>;

export interface NamedGame {
  readonly name: LocalisedName;
  /** English words for the art generator. */
  readonly art: string;
  /** A code that the design gave the game. */
  readonly code?: string;
}

/** The name of the index-th game of a kind, counted from 0. Within a kind no two names are equal. */
export function nameOf(kind: GameKind, index: number): NamedGame {
  if (kind === "slot") {
    const shown = showcase[index];
    return shown ? showcased(shown) : slotName(index - showcase.length);
  }
  if (kind === "crash" && index === 0) return showcased(crashShowcase);
  return tableName(kind, kind === "crash" ? index - 1 : index);
}

const showcased = ({ code, row }: Showcased): NamedGame => ({
  name: localised((column) => row[column] ?? row[0]),
  art: row[0],
  code,
});

const withModifier = modifiers.length * motifs.length;
const withPlace = motifs.length * places.length;

/** So many slots come first, in the order of the design. */
export const showcaseSize = showcase.length;

/** Names of the design that the tables would make too. */
const taken: ReadonlySet<string> = new Set(showcase.map(({ row }) => row[0]));

/**
 * Two words while there are any ("Amber Owl", "Owl Meadow"), then three ("Amber Owl Meadow"). A
 * step that shares no factor with the number of pairs visits each of them once.
 */
const pairs: readonly ((column: number) => string)[] = Array.from(
  { length: Math.max(withModifier, withPlace) },
  (_, turn) => {
    const both: ((column: number) => string)[] = [];
    if (turn < withModifier) {
      const pick = stride(turn, withModifier);
      const modifier = pickFrom(modifiers, pick);
      const motif = pickFrom(motifs, Math.floor(pick / modifiers.length));
      both.push((column) => compose(column, { modifier, motif }));
    }
    if (turn < withPlace) {
      const pick = stride(turn, withPlace);
      const place = pickFrom(places, pick);
      const motif = pickFrom(motifs, Math.floor(pick / places.length));
      both.push((column) => compose(column, { motif, place }));
    }
    return both;
  },
)
  .flat()
  .filter((word) => !taken.has(word(0)));

function slotName(turn: number): NamedGame {
  const pair = pairs[turn];
  if (pair) return { name: localised(pair), art: pair(0) };

  const pick = stride(turn - pairs.length, withModifier * places.length);
  const modifier = pickFrom(modifiers, pick);
  const motif = pickFrom(motifs, Math.floor(pick / modifiers.length));
  const place = pickFrom(places, Math.floor(pick / withModifier));
  const name = localised((column) => compose(column, { modifier, motif, place }));
  return { name, art: name.en_US };
}

/** "Velvet Baccarat" first, then with a room or a ground, then numbered. */
function tableName(kind: Exclude<GameKind, "slot">, turn: number): NamedGame {
  const own = subjects[kind];
  const venues = venuesOf(kind);
  const subject = pickFrom(own, turn);
  const round = Math.floor(turn / own.length);
  const lap = Math.floor(round / (venues.length + modifiers.length));
  const step = round % (venues.length + modifiers.length);

  const word = (column: number): string => {
    const motif = subject.row;
    const text =
      step < venues.length
        ? compose(column, { motif, place: pickFrom(venues, step) })
        : compose(column, {
            motif,
            modifier: pickFrom(modifiers, (step - venues.length) * 7 + (turn % own.length) * 5),
          });
    return lap === 0 ? text : `${text} ${lap + 1}`;
  };
  const name = localised(word);
  return { name, art: `${name.en_US} ${subject.hint}` };
}

function venuesOf(kind: Exclude<GameKind, "slot">): readonly Row[] {
  if (kind === "crash") return places;
  return kind === "live" || kind === "card" || kind === "lottery" ? rooms : grounds;
}

/** A walk over 0 … count-1 that visits each place once and never two neighbours in a row. */
function stride(turn: number, count: number): number {
  let step = Math.floor(count * 0.618);
  while (greatestDivisor(step, count) !== 1) step += 1;
  return (turn * step) % count;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function pickFrom<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("An empty word table");
  return item;
}

function localised(word: (column: number) => string): LocalisedName {
  const name: { en_US: string } & Partial<Record<Locale, string>> = { en_US: word(0) };
  columns.forEach((language, column) => {
    if (column > 0) name[language] = word(column);
  });
  return name;
}
