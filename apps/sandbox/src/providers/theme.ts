import type { PageGame } from "@naluma/game-client/play-page";
import type { EngineName } from "@naluma/game-engines/engine";
import { symbols } from "@naluma/game-engines/slot/reels";
import type { SlotSymbol } from "@naluma/game-engines/slot/reels";
import { MOTIFS, hash, oklch, rng } from "../../art/art.mjs";
import type { Motif, Palette } from "../../art/art.mjs";
import type { CatalogueGame, LocalisedName } from "../catalogue/catalogue.ts";
import { compose } from "../catalogue/compose.ts";
import type { Words } from "../catalogue/compose.ts";
import { modifiers } from "../catalogue/words/modifiers.ts";
import { drawingOf, motifs } from "../catalogue/words/motifs.ts";
import { places } from "../catalogue/words/places.ts";
import { columns } from "../catalogue/words/row.ts";
import type { Row } from "../catalogue/words/row.ts";
import { runnerNouns } from "../catalogue/words/tables.ts";
import type { RunnerName } from "../catalogue/words/tables.ts";

/** What distinguishes one game from another: its symbols, their names and its colours. */
export interface GameTheme {
  readonly drawings: Readonly<Record<SlotSymbol, string>>;
  /** Always in English; in the other languages if the catalogue has the word. */
  readonly names: Readonly<Record<SlotSymbol, LocalisedName>>;
  readonly colours: PageGame["colours"];
  readonly scene: string;
}

const wildMotif = ["star", "crown"] as const;
const scatterMotif = ["coin", "gem"] as const;

/** Drawings of animals, used for club crests. */
const creatures: ReadonlySet<string> = new Set(
  "koi dragon tiger fox panda cat owl elephant peacock crane snake bull rooster butterfly kraken scarab horse".split(
    " ",
  ),
);

/** The runners in one race: the same animal in six colours, each named after its own. */
const coats: readonly (readonly [modifier: string, hue: number])[] = [
  ["Ruby", 15],
  ["Golden", 88],
  ["Jade", 155],
  ["Azure", 240],
  ["Violet", 300],
  ["Copper", 48],
];

/** Animals face left; the rocket is drawn with its nose up and to the right. */
const noseLeft = -128;

interface Runners {
  readonly drawings: readonly string[];
  readonly names: readonly LocalisedName[];
}

function runnersOf(runner: RunnerName, random: () => number): Runners {
  const six = shuffled(coats, random);
  return {
    drawings: six.map(([, hue]) => drawn(runner, hue, runner === "rocket" ? noseLeft : 0)),
    names: six.map(([word]) =>
      composed({ modifier: wordOf(modifiers, word), motif: runnerNouns[runner] }),
    ),
  };
}

/** Clubs come from invented towns, because a real club's name is its trademark. */
const townWords = ["Bay", "Bridge", "Canyon", "Gate", "Lake", "Meadow", "Valley"];
const townModifiers =
  "Jade Golden Silver Amber Crystal Pearl Coral Emerald Copper Northern Southern".split(" ");

function clubsOf(random: () => number): readonly LocalisedName[] {
  const first = shuffled(townModifiers, random);
  return shuffled(townWords, random).map((word, index) =>
    composed({
      modifier: wordOf(modifiers, first[index] ?? ""),
      motif: wordOf(places, word),
    }),
  );
}

/** The felt colour of each kind of table, by its hue; far enough apart that no two are confused. */
const felts: Readonly<Partial<Record<EngineName, number>>> = {
  roulette: 20,
  race: 52,
  blackjack: 150,
  match: 200,
  baccarat: 245,
  crash: 278,
  keno: 312,
  wheel: 346,
};

/**
 * The hue distance between a slot's background and its main symbol: most of those are warm, and without
 * variation every background would be teal.
 */
const groundTurns = [70, 120, 165, 205, 250, 290];

/** A game's theme never changes: it is derived only from its code and engine. */
export function themeOf(
  game: Pick<CatalogueGame, "game_code" | "game_name" | "engine" | "drawing" | "runner">,
): GameTheme {
  const random = rng(hash(`slot ${game.game_code}`));
  const hero = game.drawing;
  const wild = hero === wildMotif[0] ? wildMotif[1] : wildMotif[0];
  const scatter = hero === scatterMotif[0] ? scatterMotif[1] : scatterMotif[0];
  const drawnOthers = shuffled(
    Object.keys(named).filter((key) => ![hero, wild, scatter, "coin", "star"].includes(key)),
    random,
  );
  const others =
    game.engine === "match"
      ? drawnOthers.toSorted(
          (one, other) => Number(creatures.has(other)) - Number(creatures.has(one)),
        )
      : drawnOthers;
  const keys: Record<SlotSymbol, string> = {
    W: wild,
    H: hero,
    A: others[0] ?? hero,
    B: others[1] ?? hero,
    C: others[2] ?? hero,
    D: others[3] ?? hero,
    E: others[4] ?? hero,
    F: others[5] ?? hero,
    S: scatter,
  };
  const runners = game.runner && runnersOf(game.runner, random);
  const contestants = game.engine === "match" ? clubsOf(random) : runners?.names;
  const sideAt = (symbol: SlotSymbol): number => ["A", "B", "C", "D", "E", "F"].indexOf(symbol);
  const heroHue = motif(hero).hue[0] ?? 30;
  const groundHue = felts[game.engine] ?? clean(heroHue + pick(groundTurns, random));
  const ownWord = named[hero];
  return {
    drawings: bySymbol(
      (symbol) =>
        runners?.drawings[sideAt(symbol)] ?? drawn(keys[symbol], symbol === "W" ? 82 : undefined),
    ),
    names: bySymbol((symbol) => {
      const contestant = contestants?.[sideAt(symbol)];
      if (contestant) return contestant;
      const row = symbol === "H" ? ownWord : named[keys[symbol]];
      return row ? asName(row) : game.game_name;
    }),
    colours: {
      ground: oklch(0.34, 0.065, groundHue),
      deep: oklch(0.2, 0.04, groundHue),
      well: oklch(0.16, 0.03, groundHue),
      tile: oklch(0.945, 0.022, heroHue + 40),
      accent: oklch(0.84, 0.1, groundHue),
    },
    scene: sceneOf(groundHue, random),
  };
}

export function bySymbol<Value>(make: (symbol: SlotSymbol) => Value): Record<SlotSymbol, Value> {
  return {
    W: make("W"),
    H: make("H"),
    A: make("A"),
    B: make("B"),
    C: make("C"),
    D: make("D"),
    E: make("E"),
    F: make("F"),
    S: make("S"),
  };
}

/** The drawings that the catalogue has a word for, with that word. */
const named: Readonly<Record<string, Row>> = Object.fromEntries(
  motifs.toReversed().flatMap((row) => {
    const key = drawingOf[row[0]];
    return key === undefined ? [] : [[key, row] as const];
  }),
);

function wordOf(rows: readonly Row[], word: string): Row {
  const found = rows.find((row) => row[0] === word);
  if (!found) throw new Error(`There is no word ${word}`);
  return found;
}

function composed(words: Words): LocalisedName {
  return {
    en_US: compose(0, words),
    ...Object.fromEntries(columns.map((language, column) => [language, compose(column, words)])),
  };
}

function asName(row: Row): LocalisedName {
  return {
    en_US: row[0],
    ...Object.fromEntries(
      columns.map((language, column) => [language, (row[column] ?? row[0]).split("/")[0]]),
    ),
  };
}

function motif(key: string): Motif {
  const found = MOTIFS[key];
  if (!found) throw new Error(`The art generator has no drawing called ${key}`);
  return found;
}

/** Scale factors for drawings that would extend beyond their circle. */
const wide: Readonly<Record<string, number>> = { fan: 0.74, rocket: 0.9, elephant: 0.96 };

function drawn(key: string, forced?: number, turn = 0): string {
  const { hue, d } = motif(key);
  const scale = wide[key] ?? 1;
  const main = forced ?? hue[0] ?? 30;
  // Dark yellow looks muddy, so golden hues are lighter.
  const lift = main > 55 && main < 115 ? 0.12 : 0;
  const palette: Palette = {
    a: oklch(0.66 + lift, 0.18, main),
    k: oklch(0.52 + lift, 0.16, main - 6 - lift * 80),
    h: oklch(0.82 + lift / 2, 0.12, main + 8),
    b: oklch(0.56, 0.13, main + 150),
    c: oklch(0.8, 0.14, 78),
    l: oklch(0.985, 0.012, 80),
    d: oklch(0.24, 0.04, main + 200),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="-104 -104 208 208"><g transform="scale(${scale})${turn === 0 ? "" : `rotate(${turn})`}">${d(palette)}</g></svg>`;
}

/** Circles in the background and hills in the foreground, as in the design; light falls in one of three ways. */
function sceneOf(hue: number, random: () => number): string {
  const shade = (lightness: number) => oklch(lightness, 0.055, hue);
  const circle = (radius: number, lightness: number) =>
    `<circle cx="720" cy="330" r="${radius}" fill="${shade(lightness)}"/>`;
  const light = [
    [circle(470, 0.36), circle(350, 0.4), circle(230, 0.43)].join(""),
    Array.from(
      { length: 12 },
      (_, ray) =>
        `<path d="M720 330L${(720 + 1_400 * Math.cos((ray * Math.PI) / 6)).toFixed(0)} ${(330 + 1_400 * Math.sin((ray * Math.PI) / 6)).toFixed(0)}L${(720 + 1_400 * Math.cos(((ray + 0.5) * Math.PI) / 6)).toFixed(0)} ${(330 + 1_400 * Math.sin(((ray + 0.5) * Math.PI) / 6)).toFixed(0)}Z" fill="${shade(0.36)}"/>`,
    ).join("") + circle(300, 0.4),
    `${circle(430, 0.36)}<path d="M0 520L220 250L390 470L560 190L770 480L980 230L1180 470L1340 300L1440 430V900H0Z" fill="${shade(0.38)}"/>`,
  ];
  const rise = Math.round(random() * 60);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice">` +
    `<path d="M0 0H1440V900H0Z" fill="${shade(0.32)}"/>${pick(light, random)}` +
    `<path d="M0 ${640 + rise}C240 ${590 - rise} 460 ${610 + rise} 720 ${690 - rise}S1200 ${760 + rise} 1440 ${640 - rise}V900H0Z" fill="${shade(0.26)}"/>` +
    `<path d="M0 ${760 - rise}C300 ${690 + rise} 520 ${740 - rise} 760 ${790 + rise}S1240 ${820 - rise} 1440 ${770 + rise}V900H0Z" fill="${shade(0.22)}"/></svg>`
  );
}

/** Dark yellow looks muddy, so such hues are shifted to the nearer clean side. */
function clean(hue: number): number {
  const around = ((hue % 360) + 360) % 360;
  if (around <= 58 || around >= 128) return around;
  return around < 93 ? around - 62 : around + 52;
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** Checks the symbol in an address, for the route of its drawing. */
export const isSlotSymbol = (text: string): text is SlotSymbol =>
  (symbols as readonly string[]).includes(text);
