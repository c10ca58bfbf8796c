import { lineCount } from "@naluma/game-engines/slot/pays";
import { symbols } from "@naluma/game-engines/slot/reels";
import { currencies } from "@naluma/site/currency";
import { expect, test } from "vitest";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { firstStake, stakesIn } from "./stakes.ts";
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

test("no drawing carries a style attribute or a script", () => {
  for (const game of games.slice(0, 80)) {
    const { drawings, scene } = themeOf(game);
    for (const drawing of [...Object.values(drawings), scene])
      expect(drawing).not.toMatch(/<script|\son\w+=/);
  }
});

test("six runners of one kind race, each in a colour that it is named for", () => {
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

test("those who play against each other are alive", () => {
  const alive =
    /^(Koi|Dragon|Tiger|Fox|Panda|Cat|Owl|Elephant|Peacock|Crane|Cobra|Bull|Rooster|Butterfly|Octopus|Scarab|Horse)$/;
  const contests = games.filter(({ engine }) => engine === "match");
  expect(contests.length).toBeGreaterThan(4);
  for (const game of contests) {
    const { names } = themeOf(game);
    for (const racer of ["A", "B", "C", "D", "E", "F"] as const)
      expect(names[racer].en_US).toMatch(alive);
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

/** Which sixth of the circle of hues a colour like `#95deae` lies in. */
const sixthOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  const most = Math.max(red, green, blue);
  const spread = Math.max(1, most - Math.min(red, green, blue));
  if (most === red) return ((green - blue) / spread + 6) % 6;
  return most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
};

test("grounds differ from game to game: no sixth of the hues has a third of them", () => {
  const counts = Map.groupBy(games, (game) => Math.floor(sixthOf(themeOf(game).colours.accent)));
  for (const [sixth, alike] of counts)
    expect(alike.length, `sixth ${sixth}`).toBeLessThan(games.length / 3);
});
