import type { EngineName } from "@naluma/game-engines/engine";
import { describe, expect, test } from "vitest";
import { MOTIFS } from "../../art/art.mjs";
import { makeCatalogue, maxGames } from "./catalogue.ts";
import { compose } from "./compose.ts";
import { gameKinds } from "./game-kinds.ts";
import { modifiers } from "./words/modifiers.ts";
import { drawingOf, motifs } from "./words/motifs.ts";
import { places } from "./words/places.ts";
import { columns } from "./words/row.ts";

/** What a word in a name promises: the engine that plays the game and what its tile shows. */
const promises: readonly (readonly [
  word: RegExp,
  engine: EngineName,
  drawings: readonly string[],
])[] = [
  [/\b(roulette)\b/i, "roulette", ["roulette"]],
  [/\b(baccarat|punto banco)\b/i, "baccarat", ["cards"]],
  [/\b(blackjack|twenty-one)\b/i, "blackjack", ["cards"]],
  [/\b(wheel)\b/i, "wheel", ["wheel"]],
  [/\b(keno|number draw|lucky numbers)\b/i, "keno", ["balls"]],
  [/\b(football|soccer|striker)\b/i, "match", ["ball"]],
  [/\b(horses)\b/i, "race", ["horse"]],
  [/\b(hounds)\b/i, "race", ["hound"]],
  [/\b(rooster race)\b/i, "race", ["rooster"]],
  [/\b(rocket race)\b/i, "race", ["rocket"]],
];

/** Games that no engine plays. */
const notOffered =
  /\b(mahjong|poker|hold'em|rummy|teen patti|niu niu|domino|ludo|landlord|thirteen|sic bo|dragon tiger|scratch|bingo|lottery|tennis|boxing|basketball|cricket|badminton|volleyball|cycling|motor|cockfight|duel|warlords)/i;

const sizes = [gameKinds.length, 300, 2_148, 10_000];

describe("the catalogue", () => {
  test("the catalogue has 2,148 games of all types from 24 providers unless configured otherwise", () => {
    const catalogue = makeCatalogue();
    expect(catalogue.games).toHaveLength(2_148);
    expect(catalogue.providers).toHaveLength(24);
    expect(new Set(catalogue.games.map((game) => game.kind))).toEqual(new Set(gameKinds));
    expect(new Set(catalogue.games.map((game) => game.gp_id)).size).toBe(24);
  });

  test.each(sizes)("the catalogue has %i games when configured so, none of them twice", (games) => {
    const catalogue = makeCatalogue({ games });
    expect(catalogue.games).toHaveLength(games);
    expect(new Set(catalogue.games.map((game) => game.game_id)).size).toBe(games);
    expect(new Set(catalogue.games.map((game) => game.game_code)).size).toBe(games);
    expect(
      new Set(catalogue.games.map((game) => `${game.kind} ${game.game_name.en_US}`)).size,
    ).toBe(games);
  });

  test("the catalogue is the same each time, and a larger one contains the smaller", () => {
    const small = makeCatalogue({ games: 500 });
    expect(makeCatalogue({ games: 500 }).games).toEqual(small.games);
    const large = makeCatalogue({ games: 10_000 });
    for (const game of small.games) expect(large.gameById(game.game_id)).toEqual(game);
  });

  test("every game has a name in English and in the ten other languages, without loose ends", () => {
    const loose = makeCatalogue({ games: 10_000 }).games.flatMap(({ game_code, game_name }) =>
      columns
        .filter((language) => !/^[^\s/](?:(?!\/| {2}).)*(?<!\s)$/.test(game_name[language] ?? ""))
        .map((language) => `${game_code} ${language}: ${game_name[language]}`),
    );
    expect(loose).toEqual([]);
  });

  test("codes are safe in an address and in a file name", () => {
    for (const game of makeCatalogue().games) {
      expect(game.game_code).toMatch(/^[A-Z0-9]+(-\d{4,})?$/);
      expect(game.icon_light).toBe(`/media/games/${game.game_code}.svg`);
    }
  });

  test("a provider serves only the types it has", () => {
    const catalogue = makeCatalogue();
    for (const game of catalogue.games) {
      expect(catalogue.provider(game.gp_id)?.kinds).toContain(game.kind);
    }
  });

  test("crash games are kept out of a provider's slots and are in the crash menu", () => {
    const catalogue = makeCatalogue();
    expect(catalogue.crashGames.length).toBeGreaterThan(10);
    expect(catalogue.gamesOf("GPHL", 2).some((game) => game.crash)).toBe(false);
    expect(catalogue.gamesOf("GPHL").some((game) => game.crash)).toBe(true);
  });

  test("the four providers whose demo games run on desktop alone are marked", () => {
    const marked = makeCatalogue().providers.filter((provider) => provider.desktopOnlyDemo);
    expect(marked.map((provider) => provider.gp_id).toSorted()).toEqual([
      "GPFC",
      "GPJD",
      "GPJL",
      "GPR8",
    ]);
  });

  test("every larger type has hot and new games", () => {
    const catalogue = makeCatalogue();
    for (const kind of ["slot", "live", "card", "lottery"] as const) {
      expect(catalogue.tagged("hot", kind).length).toBeGreaterThan(2);
      expect(catalogue.tagged("new", kind).length).toBeGreaterThan(2);
    }
  });

  test.each([0, gameKinds.length - 1, maxGames + 1, 2.5, Number.NaN])(
    "a catalogue of %d games is refused",
    (games) => {
      expect(() => makeCatalogue({ games })).toThrow(RangeError);
    },
  );

  test("the catalogue begins with the games of the design, under the code that their art was drawn with", () => {
    const [first, second] = makeCatalogue().games;
    expect(first).toMatchObject({ game_code: "G1001", gp_id: "GPHL", tags: ["hot"] });
    expect(first?.game_name.en_US).toBe("Jade Koi River");
    expect(second).toMatchObject({ game_code: "G1038", gp_id: "GPKS" });
  });
});

describe("a game is what it is called", () => {
  const { games } = makeCatalogue({ games: 10_000 });

  test("whatever a name promises is kept by the game's engine and its tile", () => {
    const broken = games.flatMap(({ game_code, game_name: { en_US: name }, engine, drawing }) =>
      promises.some(
        ([word, promised, drawings]) =>
          word.test(name) && (promised !== engine || !drawings.includes(drawing)),
      )
        ? [`${game_code} ${name}: ${engine}, ${drawing}`]
        : [],
    );
    expect(broken).toEqual([]);
  });

  test("no name promises a game that no engine plays", () => {
    const promised = games.map(({ game_name }) => game_name.en_US);
    expect(promised.filter((name) => notOffered.test(name))).toEqual([]);
  });

  test("every engine but slots and flights is named by what it plays", () => {
    const unnamed = games.filter(
      ({ engine, game_name }) =>
        !engine.startsWith("slot") &&
        engine !== "crash" &&
        !promises.some(([word, named]) => named === engine && word.test(game_name.en_US)),
    );
    expect(unnamed.map(({ game_name }) => game_name.en_US)).toEqual([]);
  });

  test("the tile shows an existing drawing, and a race shows one of its runners", () => {
    for (const { drawing, engine, runner } of games) {
      expect(MOTIFS).toHaveProperty(drawing);
      expect(runner).toBe(engine === "race" ? drawing : undefined);
    }
  });

  test("no name occurs twice in a provider's hall", () => {
    const names = games.map(({ gp_id, game_name }) => `${gp_id} ${game_name.en_US}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe("the words", () => {
  test("the words are complete in every table", () => {
    for (const row of [...modifiers, ...motifs, ...places]) {
      expect(row).toHaveLength(columns.length);
      for (const cell of row) expect(cell.trim()).not.toBe("");
    }
  });

  test("each noun has its drawing, whatever is beside it", () => {
    for (const [noun] of motifs) expect(MOTIFS).toHaveProperty(drawingOf[noun] ?? noun);
    const slots = makeCatalogue({ games: 3_000 }).games.filter(({ kind }) => kind === "slot");
    for (const { game_code, game_name, drawing } of slots.filter(
      ({ game_code }) => !game_code.startsWith("G"),
    )) {
      const nouns = motifs.filter(([noun]) => game_name.en_US.split(" ").includes(noun));
      expect(
        nouns.map(([noun]) => drawingOf[noun]),
        game_code,
      ).toContain(drawing);
    }
  });

  test.each([
    ["en_US", "Golden Tiger Garden"],
    ["zh_CN", "黄金猛虎花园"],
    ["ja_JP", "黄金の虎の庭園"],
    ["ko_KR", "황금 호랑이 정원"],
    ["th_TH", "สวนพยัคฆ์ทองคำ"],
    ["ta_IN", "தங்கப் புலி நந்தவனம்"],
    ["vi_VN", "Vườn Hổ Vàng"],
  ] as const)("words are joined in %s as that language joins them", (language, expected) => {
    const find = (rows: typeof motifs, word: string) =>
      rows.find((row) => row[0] === word) ?? rows[0];
    const motif = find(motifs, "Tiger");
    const modifier = find(modifiers, "Golden");
    const place = find(places, "Garden");
    if (!motif || !modifier || !place) throw new Error("a word is missing");
    expect(compose(columns.indexOf(language), { modifier, motif, place })).toBe(expected);
  });
});
