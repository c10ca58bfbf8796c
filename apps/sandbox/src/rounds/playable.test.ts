import { describe, expect, test } from "vitest";
import { makeCatalogue, type CatalogueGame } from "../catalogue/catalogue.ts";
import { gameToStart, hasDemo } from "./playable.ts";

const catalogue = makeCatalogue();
const [game] = catalogue.games.filter(({ support_device }) => support_device.includes(1));
if (!game) throw new Error("The catalogue has no game for desktops.");

const asked = { gpId: game.gp_id, gameType: game.game_type, gameCode: game.game_code, device: 1 };

describe("the game that a start names", () => {
  test("a game is found by its provider, type, code and device", () => {
    expect(gameToStart(catalogue, asked)).toBe(game);
  });

  test.each([
    ["another provider", { gpId: `${game.gp_id}2` }],
    ["a provider in other letters", { gpId: game.gp_id.toLowerCase() }],
    ["another type", { gameType: game.game_type + 1 }],
    ["a code that begins like it", { gameCode: `${game.game_code}0` }],
    ["no code", { gameCode: "" }],
    ["a device that there is none of", { device: 99 }],
  ])("no game is found with %s", (_, other) => {
    expect(gameToStart(catalogue, { ...asked, ...other })).toBeUndefined();
  });

  test("no game is found on a device that cannot show it, though others can", () => {
    const onDesktop: CatalogueGame = { ...game, support_device: [1] };
    const one = { gameByCode: () => onDesktop };
    expect(gameToStart(one, { ...asked, device: 1 })).toBe(onDesktop);
    expect(gameToStart(one, { ...asked, device: 2 })).toBeUndefined();
  });
});

describe("a demo", () => {
  const demo = { demo: true, engine: "slot", support_device: [1, 2] } as const;
  const everywhere = { desktopOnlyDemo: false };
  const atDesktops = { desktopOnlyDemo: true };
  test.each([
    [true, "of a game on a phone", demo, everywhere, 2],
    [true, "of a provider for desktops on one", demo, atDesktops, 1],
    [false, "of a provider for desktops on a phone", demo, atDesktops, 2],
    [true, "of no known provider on a desktop", demo, undefined, 1],
    [false, "of no known provider on a phone", demo, undefined, 2],
    [false, "of a game that offers none", { ...demo, demo: false }, everywhere, 1],
    [
      false,
      "on a device that cannot show the game",
      { ...demo, support_device: [2] },
      everywhere,
      1,
    ],
  ] as const)("it is %s that there is a demo %s", (isOffered, _, of, provider, device) => {
    expect(hasDemo({ ...of, support_device: [...of.support_device] }, provider, device)).toBe(
      isOffered,
    );
  });
});
