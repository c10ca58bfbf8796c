import { engineNames } from "@naluma/game-engines/engine";
import { engineNamed } from "@naluma/game-engines/engines";
import { drawsOf } from "@naluma/game-engines/provably-fair";
import { slotFamilies } from "@naluma/game-engines/slot/families";
import { expect, test } from "vitest";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { minorUnits } from "../money/amounts.ts";
import { isPlayable } from "../rounds/playable.ts";
import { stakesIn } from "../rounds/stakes.ts";
import { runProviderServer } from "./provider-server.fake.ts";

const { catalogue, codeOf, started, opening, spinning, get, post } = runProviderServer();

/** A valid bet, for engines that require one. */
const choices: Partial<Record<string, string>> = {
  wheel: "2",
  race: "win:1",
  keno: "3,7,12",
  match: "home",
  roulette: "17-20",
  baccarat: "banker",
};

/** All slot families share a page, which has a test of its own below. */
const pages = engineNames.filter((name) => !name.startsWith("slot-"));

test.each(pages)("a game of %s opens, and a round of it is played", async (engine) => {
  const code = codeOf(engine);
  const ticket = await started(10_000n, { code });
  const page = await get(`/play?ticket=${ticket}`);
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain(`"engine":"${engine}"`);
  expect(text).toContain(`/assets/${engine}.css`);
  for (const path of [
    `/assets/${engine}.css`,
    `/assets/client/${engine}/${engine}-view.ts`,
    `/art/${code}/H.svg`,
    `/art/${code}/scene.svg`,
  ]) {
    expect((await get(path)).status, path).toBe(200);
  }

  const { session, last } = await opening(ticket);
  expect(last).toBeNull();
  const choice = choices[engine] ?? "";
  const { round, error } = await spinning(session, "first-round", "2.00", { choice });
  expect(error).toBeUndefined();
  expect(round).toMatchObject({ stake: "2.00", choice });
  expect(round?.isOver).toBe(round?.next.length === 0);
});

test("every game of the catalogue has an engine, and every engine has games", () => {
  expect(catalogue.games.every(isPlayable)).toBe(true);
  expect(new Set(catalogue.games.map(({ engine }) => engine))).toEqual(new Set(engineNames));
});

test("every stake that is offered can be played on every engine, to the minor unit", async () => {
  for (const name of engineNames) {
    for (const stake of stakesIn("USD")) {
      const draws = await drawsOf({ serverSeed: "aa", clientSeed: "naluma", nonce: 1 });
      const ask = { stake, choice: choices[name] ?? "", moves: [], elapsed: 0 };
      expect(engineNamed(name)?.stateOf(draws, ask).staked).toBe(stake);
    }
  }
});

test("a game of each family of slots opens with the slot page, and its round can be checked", async () => {
  const families = slotFamilies.map(({ name }) => name);
  for (const name of families) {
    const code = catalogue.games.find(({ engine }) => engine === name)?.game_code ?? "";
    const ticket = await started(10_000n, { code });
    const page = await (await get(`/play?ticket=${ticket}`)).text();
    expect(page).toContain(`"engine":"${name}"`);
    expect(page).toContain("/assets/slot.css");
    const { session } = await opening(ticket);
    const { round } = await spinning(session, `round-of-${name}`, "2.00");
    expect(round).toMatchObject({ engine: name, staked: "2.00", isOver: true, next: [] });
    const { before } = (await (await post("/api/seeds", {}, session)).json()) as {
      before: { serverSeed: string };
    };
    const { clientSeed = "", nonce = 0, shown, win } = round ?? {};
    const draws = await drawsOf({ ...before, clientSeed, nonce });
    const ask = { stake: 200n, choice: "", moves: [], elapsed: Number.POSITIVE_INFINITY };
    expect(engineNamed(name)?.stateOf(draws, ask)).toMatchObject({
      shown,
      win: minorUnits(win ?? "") ?? 0n,
    });
  }
});

test("the families of slots are spread evenly, over every provider, and do not change as the catalogue grows", () => {
  const all = makeCatalogue();
  const slots = all.games.filter(({ kind }) => kind === "slot");
  expect(slots.length).toBe(1_545);
  for (const [, ofFamily] of Map.groupBy(slots, ({ engine }) => engine)) {
    expect(ofFamily.length).toBeGreaterThan(280);
    expect(ofFamily.length).toBeLessThan(340);
  }
  for (const [gpId, own] of Map.groupBy(slots, ({ gp_id }) => gp_id)) {
    if (own.length >= 20) expect(new Set(own.map(({ engine }) => engine)).size, gpId).toBe(5);
  }
  for (const { game_code, engine } of catalogue.games) {
    expect(all.gameByCode(game_code)?.engine).toBe(engine);
  }
});

test("several bets in one round are one stake: equal chips of the ladder, together within its limit", async () => {
  const { session } = await opening(await started(100_000n, { code: codeOf("roulette") }));
  const choice = "red+17x3+dozen-2x6";
  const { round } = await spinning(session, "ten-chips-1", "2.00", { choice });
  expect(round).toMatchObject({ stake: "2.00", staked: "2.00", choice });
  for (const [stake, bets] of [
    ["3.00", choice],
    ["0.70", choice],
    ["2.00", "red+17x2"],
    ["100.20", "red+17x500"],
    ["200.00", "red+black"],
  ] as const) {
    const { error } = await spinning(
      session,
      `refused-${stake}-${bets.length}`.replace(".", "-"),
      stake,
      { choice: bets },
    );
    expect({ stake, bets, error }).toEqual({ stake, bets, error: "stake" });
  }
});
