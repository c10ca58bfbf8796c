import type { EngineName } from "@naluma/game-engines/engine";
import type { Locale } from "@naluma/site/locale";
import { compose } from "./compose.ts";
import { slotEngineAt } from "./game-kinds.ts";
import type { GameKind } from "./game-kinds.ts";
import { modifiers } from "./words/modifiers.ts";
import { drawingOf, motifs } from "./words/motifs.ts";
import { places } from "./words/places.ts";
import { columns } from "./words/row.ts";
import type { Row } from "./words/row.ts";
import { crashShowcase, showcase } from "./words/showcase.ts";
import type { Showcased } from "./words/showcase.ts";
import { grounds, rooms, subjects } from "./words/tables.ts";
import type { RunnerName } from "./words/tables.ts";

/** A name by language; English is always present and the fallback for missing ones. */
export type LocalisedName = { readonly en_US: string } & Readonly<Partial<Record<Locale, string>>>;

export interface NamedGame {
  readonly name: LocalisedName;
  readonly engine: EngineName;
  /** The motif for the art generator: from the kind and the engine, or from the noun of a slot. */
  readonly drawing: string;
  /** The kind of runner, for races. */
  readonly runner?: RunnerName;
  /** A code that the design gave the game. */
  readonly code?: string;
}

/** The name of the index-th game of a kind, counted from 0. Names are unique within a kind. */
export function nameOf(kind: GameKind, index: number): NamedGame {
  if (kind === "slot") {
    const shown = showcase[index];
    return shown
      ? showcased(shown, slotEngineAt(index))
      : slotName(index - showcase.length, slotEngineAt(index));
  }
  if (kind === "crash" && index === 0) return showcased(crashShowcase, "crash");
  return tableName(kind, kind === "crash" ? index - 1 : index);
}

const showcased = ({ code, drawing, row }: Showcased, engine: EngineName): NamedGame => ({
  name: localised((column) => row[column] ?? row[0]),
  engine,
  drawing,
  code,
});

const withModifier = modifiers.length * motifs.length;
const withPlace = motifs.length * places.length;

/** This many slots are first, in the order of the design. */
export const showcaseSize = showcase.length;

/** Names from the design that the word tables would also produce. */
const taken: ReadonlySet<string> = new Set(showcase.map(({ row }) => row[0]));

/**
 * Two words while there are combinations left ("Amber Owl", "Owl Meadow"), then three ("Amber Owl Meadow"). A
 * step that is coprime to the number of pairs visits each of them once.
 */
const pairs: readonly Named[] = Array.from(
  { length: Math.max(withModifier, withPlace) },
  (_, turn) => {
    const both: Named[] = [];
    if (turn < withModifier) {
      const pick = stride(turn, withModifier);
      const modifier = pickFrom(modifiers, pick);
      const motif = pickFrom(motifs, Math.floor(pick / modifiers.length));
      both.push({ motif, word: (column) => compose(column, { modifier, motif }) });
    }
    if (turn < withPlace) {
      const pick = stride(turn, withPlace);
      const place = pickFrom(places, pick);
      const motif = pickFrom(motifs, Math.floor(pick / places.length));
      both.push({ motif, word: (column) => compose(column, { motif, place }) });
    }
    return both;
  },
)
  .flat()
  .filter(({ word }) => !taken.has(word(0)));

/** A name with the noun that its drawing shows. */
interface Named {
  readonly motif: Row;
  readonly word: (column: number) => string;
}

const slotOf = ({ motif, word }: Named, engine: EngineName): NamedGame => {
  const drawing = drawingOf[motif[0]];
  if (drawing === undefined) throw new Error(`Nothing is drawn for ${motif[0]}`);
  return { name: localised(word), engine, drawing };
};

function slotName(turn: number, engine: EngineName): NamedGame {
  const pair = pairs[turn];
  if (pair) return slotOf(pair, engine);

  const pick = stride(turn - pairs.length, withModifier * places.length);
  const modifier = pickFrom(modifiers, pick);
  const motif = pickFrom(motifs, Math.floor(pick / modifiers.length));
  const place = pickFrom(places, Math.floor(pick / withModifier));
  const word = (column: number) => compose(column, { modifier, motif, place });
  return slotOf({ motif, word }, engine);
}

/** First with a venue ("Roulette Salon"), then "Velvet Roulette", then with both, then numbered. */
function tableName(kind: Exclude<GameKind, "slot">, turn: number): NamedGame {
  const own = subjects[kind];
  const venues = venuesOf(kind);
  const { row: motif, ...how } = pickFrom(own, turn);
  const round = Math.floor(turn / own.length);
  const both = venues.length * modifiers.length;
  const all = venues.length + modifiers.length + both;
  const lap = Math.floor(round / all);
  const step = round % all;
  const apart = (turn % own.length) * 5;

  const word = (column: number): string => {
    const text = compose(column, { motif, ...wordsAt(step) });
    return lap === 0 ? text : `${text} ${lap + 1}`;
  };

  function wordsAt(at: number): { readonly modifier?: Row; readonly place?: Row } {
    if (at < venues.length) return { place: pickFrom(venues, at) };
    const later = at - venues.length;
    if (later < modifiers.length) return { modifier: pickFrom(modifiers, later * 7 + apart) };
    const pick = stride(later - modifiers.length, both);
    return {
      modifier: pickFrom(modifiers, Math.floor(pick / venues.length)),
      place: pickFrom(venues, pick),
    };
  }
  return { name: localised(word), ...how };
}

function venuesOf(kind: Exclude<GameKind, "slot">): readonly Row[] {
  if (kind === "crash") return places;
  return kind === "live" || kind === "card" || kind === "lottery" ? rooms : grounds;
}

/** Visits each of 0 … count-1 once, never two neighbours in a row. */
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
