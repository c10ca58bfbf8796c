import { engineNames } from "@naluma/game-engines/engine";
import { engineNamed } from "@naluma/game-engines/engines";
import { expect, test } from "vitest";
import { engineNameOf, gameKinds } from "../catalogue/game-kinds.ts";
import { engineOf, isPlayable } from "./playable.ts";
import { runProviderServer } from "./provider-server.fake.ts";
import { stakesIn } from "./stakes.ts";

const { catalogue, codeOf, started, opening, spinning, get } = runProviderServer();

/** Something that may be bet on, for engines where that must be said. */
const choices: Partial<Record<string, string>> = {
  wheel: "2",
  race: "win:1",
  keno: "3,7,12",
  match: "home",
};

test.each(gameKinds)("a game of the kind %s opens, and a round of it is played", async (kind) => {
  const engine = engineNameOf[kind];
  const code = codeOf(kind);
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
  expect(new Set(gameKinds.map((kind) => engineOf(kind)?.name))).toEqual(new Set(engineNames));
});

test("every stake that is offered can be played on every engine, to the minor unit", async () => {
  const { drawsOf } = await import("@naluma/game-engines/provably-fair");
  for (const name of engineNames) {
    for (const stake of stakesIn("USD")) {
      const draws = await drawsOf({ serverSeed: "aa", clientSeed: "naluma", nonce: 1 });
      const ask = { stake, choice: choices[name] ?? "", moves: [], elapsed: 0 };
      expect(engineNamed(name)?.stateOf(draws, ask).staked).toBe(stake);
    }
  }
});
