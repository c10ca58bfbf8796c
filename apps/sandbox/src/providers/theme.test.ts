import { lineCount } from "@naluma/game-engines/slot/pays";
import { symbols } from "@naluma/game-engines/slot/reels";
import { currencies } from "@naluma/site/currency";
import { locales } from "@naluma/site/locale";
import { expect, test } from "vitest";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { firstStake, stakesIn } from "../rounds/stakes.ts";
import { themeOf } from "./theme.ts";

const catalogue = makeCatalogue({ games: 600 });
const { games } = catalogue;

test("every game has nine drawings of its own, all different, the same each time", () => {
  for (const game of games) {
    const theme = themeOf(game);
    expect(new Set(symbols.map((symbol) => theme.drawings[symbol])).size).toBe(symbols.length);
    expect(themeOf(game)).toEqual(theme);
  }
});

test("no drawing contains a style attribute or a script", () => {
  for (const game of games.slice(0, 80)) {
    const { drawings, scene } = themeOf(game);
    for (const drawing of [...Object.values(drawings), scene])
      expect(drawing).not.toMatch(/<script|\son\w+=/);
  }
});

test("six runners of the same type race, each in a colour that it is named for", () => {
  const races = games.filter(({ engine }) => engine === "race");
  expect(new Set(races.map(({ runner }) => runner))).toEqual(
    new Set(["horse", "hound", "rooster", "rocket"]),
  );
  for (const game of races) {
    const { names } = themeOf(game);
    const six = (["A", "B", "C", "D", "E", "F"] as const).map((racer) => names[racer].en_US);
    expect(new Set(six).size).toBe(6);
    for (const name of six)
      expect(name.toLowerCase()).toMatch(new RegExp(`^[a-z]+ ${game.runner}$`));
  }
});

const contests = games.filter(({ engine }) => engine === "match");
const sides = ["A", "B", "C", "D", "E", "F"] as const;
const alive =
  /^(Koi|Dragon|Tiger|Fox|Panda|Cat|Owl|Elephant|Peacock|Crane|Cobra|Bull|Rooster|Butterfly|Octopus|Scarab|Horse)$/;

test("opponents have an animal on their crest", () => {
  const animals = new Set(
    games
      .filter(({ engine }) => engine.startsWith("slot"))
      .map(themeOf)
      .flatMap(({ drawings, names }) =>
        symbols.filter((symbol) => alive.test(names[symbol].en_US)).map((one) => drawings[one]),
      ),
  );
  expect(contests.length).toBeGreaterThan(4);
  for (const game of contests) {
    const { drawings } = themeOf(game);
    for (const side of sides) expect(animals.has(drawings[side])).toBe(true);
  }
});

test("opponents are clubs of six towns, not animals, in every language", () => {
  for (const game of contests) {
    const { names } = themeOf(game);
    for (const locale of locales) {
      const towns = sides.map((side) => names[side][locale]);
      expect(new Set(towns).size, towns.join(", ")).toBe(sides.length);
      expect(towns).not.toContain(undefined);
    }
    for (const side of sides) expect(names[side].en_US).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  }
});

test("every symbol has a name in English and in Chinese", () => {
  for (const game of games) {
    const { names } = themeOf(game);
    for (const symbol of symbols) {
      expect(names[symbol].en_US).not.toBe("");
      expect(names[symbol].zh_CN).toMatch(/\p{Script=Han}/u);
    }
  }
});

test.each(currencies)("stakes in %s grow and can be shared by all lines", (currency) => {
  const stakes = stakesIn(currency);
  expect(stakes).toContain(firstStake(currency));
  stakes.forEach((stake, index) => {
    expect(stake % BigInt(lineCount)).toBe(0n);
    expect(stake > (stakes[index - 1] ?? 0n)).toBe(true);
  });
});

/** The sixth of the colour wheel that a colour like `#95deae` is in. */
const sixthOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  const most = Math.max(red, green, blue);
  const spread = Math.max(1, most - Math.min(red, green, blue));
  if (most === red) return ((green - blue) / spread + 6) % 6;
  return most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
};

test("backgrounds differ from game to game: no sixth of the hues has a third of them", () => {
  const counts = Map.groupBy(games, (game) => Math.floor(sixthOf(themeOf(game).colours.accent)));
  for (const [sixth, alike] of counts)
    expect(alike.length, `sixth ${sixth}`).toBeLessThan(games.length / 3);
});

const tables = games.filter(({ engine }) => !engine.startsWith("slot"));

test("each type of table has its own background, the same in all of its rooms", () => {
  const grounds = Map.groupBy(tables, ({ engine }) => engine);
  const felts = [...grounds].map(([engine, rooms]) => {
    const colours = new Set(rooms.map((room) => themeOf(room).colours.ground));
    expect(colours.size, engine).toBe(1);
    return sixthOf([...colours].join());
  });
  expect(felts.length).toBe(8);
  const sorted = felts.toSorted((one, other) => one - other);
  sorted.forEach((felt, index) => {
    const next = sorted[index + 1] ?? (sorted[0] ?? 0) + 6;
    expect(next - felt, sorted.join()).toBeGreaterThan(0.3);
  });
});

/** Relative luminance as defined by WCAG 2. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
};

test("text on a background is readable: 4.5 to 1 for text and amounts, 3 to 1 for marks", () => {
  const [text, quieter, gold] = ["#f7f2ef", "#cfd6d3", "#ebc27c"];
  for (const { colours } of [...tables, ...games.slice(0, 80)].map(themeOf))
    for (const under of [colours.ground, colours.deep, colours.well]) {
      for (const words of [text, quieter, gold])
        expect(contrast(words ?? "", under)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours.accent, under)).toBeGreaterThanOrEqual(3);
    }
});
