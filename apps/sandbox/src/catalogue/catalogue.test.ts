import { describe, expect, test } from "vitest";
import { MOTIFS } from "../../art/art.mjs";
import { makeCatalogue, mostGames } from "./catalogue.ts";
import { compose } from "./compose.ts";
import { gameKinds } from "./game-kinds.ts";
import { modifiers } from "./words/modifiers.ts";
import { motifs } from "./words/motifs.ts";
import { places } from "./words/places.ts";
import { columns } from "./words/row.ts";

/** The generator's own rule: the last word that names a drawing wins. */
const drawing = (words: string): string | undefined =>
  Object.entries(MOTIFS)
    .map(([key, motif]) => ({
      key,
      place: words.toLowerCase().search(new RegExp(`\\b(?:${motif.k.source})`)),
    }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => b.place - a.place)[0]?.key;

const sizes = [gameKinds.length, 300, 2_148, 10_000];

describe("the catalogue", () => {
  test("holds 2,148 games of all kinds from 24 providers unless told otherwise", () => {
    const catalogue = makeCatalogue();
    expect(catalogue.games).toHaveLength(2_148);
    expect(catalogue.providers).toHaveLength(24);
    expect(new Set(catalogue.games.map((game) => game.kind))).toEqual(new Set(gameKinds));
    expect(new Set(catalogue.games.map((game) => game.gp_id)).size).toBe(24);
  });

  test.each(sizes)("holds %i games when asked to, none of them twice", (games) => {
    const catalogue = makeCatalogue({ games });
    expect(catalogue.games).toHaveLength(games);
    expect(new Set(catalogue.games.map((game) => game.game_id)).size).toBe(games);
    expect(new Set(catalogue.games.map((game) => game.game_code)).size).toBe(games);
    expect(
      new Set(catalogue.games.map((game) => `${game.kind} ${game.game_name.en_US}`)).size,
    ).toBe(games);
  });

  test("is the same twice, and a larger one contains the smaller", () => {
    const small = makeCatalogue({ games: 500 });
    expect(makeCatalogue({ games: 500 }).games).toEqual(small.games);
    const large = makeCatalogue({ games: 10_000 });
    for (const game of small.games) expect(large.gameById(game.game_id)).toEqual(game);
  });

  test("gives every game a name in English and in the ten other languages, without loose ends", () => {
    const loose = makeCatalogue({ games: 10_000 }).games.flatMap(({ game_code, game_name }) =>
      columns
        .filter((language) => !/^[^\s/](?:(?!\/| {2}).)*(?<!\s)$/.test(game_name[language] ?? ""))
        .map((language) => `${game_code} ${language}: ${game_name[language]}`),
    );
    expect(loose).toEqual([]);
  });

  test("writes codes that are safe in an address and in a file name", () => {
    for (const game of makeCatalogue().games) {
      expect(game.game_code).toMatch(/^[A-Z0-9]+(-\d{4,})?$/);
      expect(game.icon_light).toBe(`/media/games/${game.game_code}.svg`);
    }
  });

  test("lets every provider serve only the kinds it has", () => {
    const catalogue = makeCatalogue();
    for (const game of catalogue.games) {
      expect(catalogue.provider(game.gp_id)?.kinds).toContain(game.kind);
    }
  });

  test("keeps crash games out of the slots of a provider and in the crash menu", () => {
    const catalogue = makeCatalogue();
    expect(catalogue.crashGames.length).toBeGreaterThan(10);
    expect(catalogue.gamesOf("GPHL", 2).some((game) => game.crash)).toBe(false);
    expect(catalogue.gamesOf("GPHL").some((game) => game.crash)).toBe(true);
  });

  test("marks the four providers whose demo games run on desktop alone", () => {
    const marked = makeCatalogue().providers.filter((provider) => provider.desktopOnlyDemo);
    expect(marked.map((provider) => provider.gp_id).toSorted()).toEqual([
      "GPFC",
      "GPJD",
      "GPJL",
      "GPR8",
    ]);
  });

  test("has hot and new games of every larger kind", () => {
    const catalogue = makeCatalogue();
    for (const kind of ["slot", "live", "card", "lottery"] as const) {
      expect(catalogue.tagged("hot", kind).length).toBeGreaterThan(2);
      expect(catalogue.tagged("new", kind).length).toBeGreaterThan(2);
    }
  });

  test.each([0, gameKinds.length - 1, mostGames + 1, 2.5, Number.NaN])(
    "refuses to hold %d games",
    (games) => {
      expect(() => makeCatalogue({ games })).toThrow(RangeError);
    },
  );

  test("opens with the games of the design, under the code that their art was drawn with", () => {
    const [first, second] = makeCatalogue().games;
    expect(first).toMatchObject({ game_code: "G1001", gp_id: "GPHL", tags: ["hot"] });
    expect(first?.game_name.en_US).toBe("Jade Koi River");
    expect(second).toMatchObject({ game_code: "G1038", gp_id: "GPKS" });
  });
});

describe("the words", () => {
  test("are complete in every table", () => {
    for (const row of [...modifiers, ...motifs, ...places]) {
      expect(row).toHaveLength(columns.length);
      for (const cell of row) expect(cell.trim()).not.toBe("");
    }
  });

  test("decide the drawing: each noun has one, and a place never takes it over", () => {
    for (const motif of motifs) {
      expect(drawing(motif[0]), motif[0]).toBeDefined();
      for (const modifier of modifiers) {
        expect(drawing(`${modifier[0]} ${motif[0]}`)).toBe(drawing(motif[0]));
      }
    }
    for (const place of places) expect(drawing(place[0]), place[0]).toBeUndefined();
  });

  test.each([
    ["en_US", "Golden Tiger Garden"],
    ["zh_CN", "黄金猛虎花园"],
    ["ja_JP", "黄金の虎の庭園"],
    ["ko_KR", "황금 호랑이 정원"],
    ["th_TH", "สวนพยัคฆ์ทองคำ"],
    ["ta_IN", "தங்கப் புலி நந்தவனம்"],
    ["vi_VN", "Vườn Hổ Vàng"],
  ] as const)("are joined in %s as that language joins them", (language, expected) => {
    const find = (rows: typeof motifs, word: string) =>
      rows.find((row) => row[0] === word) ?? rows[0];
    const motif = find(motifs, "Tiger");
    const modifier = find(modifiers, "Golden");
    const place = find(places, "Garden");
    if (!motif || !modifier || !place) throw new Error("a word is missing");
    expect(compose(columns.indexOf(language), { modifier, motif, place })).toBe(expected);
  });
});
