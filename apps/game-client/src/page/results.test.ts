// @vitest-environment jsdom
import { engineNames } from "@naluma/game-engines/engine";
import type { Engine, EngineName } from "@naluma/game-engines/engine";
import { engineNamed } from "@naluma/game-engines/engines";
import { beforeEach, expect, test, vi } from "vitest";
import { wordsOf } from "../words/words.ts";
import type { GameView, Round } from "./game-view.ts";

/** A valid choice for each game; slots and cards have none. */
const choices: Partial<Record<EngineName, string>> = {
  wheel: "1",
  race: "7;win:1+place:2",
  keno: "1,2,3",
  match: "7;home",
  roulette: "red",
  baccarat: "player",
  crash: "auto:150",
};

beforeEach(() => {
  vi.resetModules();
  class Unsized {
    observe = () => undefined;
  }
  vi.stubGlobal("ResizeObserver", Unsized);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
});

/** Pseudo-random draws: the same numbers for the same seed. */
function drawsOf(seed: number) {
  let state = seed;
  return {
    below(limit: number) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    },
  };
}

const choiceIn = (engine: Engine): string => {
  const choice = choices[engine.name] ?? "";
  if (!engine.isChoice(choice)) throw new Error(`${engine.name} knows no ${choice}`);
  return choice;
};

/** A round of this engine that returned something, by the engine's own rules. */
function paidRound(name: EngineName): Round {
  const engine = engineNamed(name);
  if (!engine) throw new Error(`There is no ${name}`);
  const choice = choiceIn(engine);
  const moves = name === "blackjack" ? ["stand"] : [];
  for (let seed = 1; seed < 2_000; seed += 1) {
    const ask = { stake: 2_000n, choice, elapsed: Infinity };
    const dealt = engine.stateOf(drawsOf(seed), { ...ask, moves: [] });
    const state = dealt.isOver ? dealt : engine.stateOf(drawsOf(seed), { ...ask, moves });
    // A card game returns the stake in a push; in the other games any payout can be turned into a return.
    const isReturn = name === "blackjack" ? state.win === state.staked : state.win > 0n;
    if (!state.isOver || !isReturn) continue;
    return {
      id: "1",
      engine: name,
      at: "",
      stake: "20.00",
      staked: "20.00",
      win: "20.00",
      choice,
      moves: dealt.isOver ? [] : moves,
      isOver: true,
      next: [],
      elapsed: 0,
      since: 0,
      shown: state.shown,
      nonce: seed,
      clientSeed: "",
      commitment: "",
      serverSeed: undefined,
    };
  }
  throw new Error(`${name} never pays`);
}

async function opened(name: EngineName): Promise<{ view: GameView; page: HTMLElement }> {
  const names = Object.fromEntries(
    "HABCDEFWS".split("").map((symbol) => [symbol, `The ${symbol}`]),
  );
  const data = {
    locale: "en_US",
    engine: name,
    code: "AB1",
    names,
    words: wordsOf(name, "en_US").words,
  };
  document.body.innerHTML = `<main id="stage"></main><div id="game"></div><div id="choices"></div><p id="status"></p>
    <script type="application/json" id="game-data">${JSON.stringify(data)}</script>`;
  const { views } = await import("./views.ts");
  const part = (id: string) => document.getElementById(id) ?? document.body;
  const create = await views[name]();
  const view = create({
    stage: part("game"),
    choices: part("choices"),
    art: (symbol) => `/art/${symbol}.svg`,
    stakes: { current: () => "2.00", smallest: () => "0.20", largest: () => "200.00" },
    move: () => undefined,
  });
  return { view, page: document.body };
}

test.each(engineNames)(
  "%s shows a return of exactly the stake as a return, not as a win",
  async (name) => {
    const round = paidRound(name);
    const { view } = await opened(name);
    const { describeResult } = await import("./result-text.ts");
    const told = describeResult(view, round);
    expect(told).toMatch(
      /Your stake of \D*20\.00 is back\.|You get your stake of \D*20\.00 back\./,
    );
    expect(told).not.toMatch(/\bwon\b|\bwin\b(?! this time)/i);
  },
);

test.each(engineNames)("%s shows what is more than the stake as its payout", async (name) => {
  const round = { ...paidRound(name), win: "40.00" };
  const { view } = await opened(name);
  const { describeResult } = await import("./result-text.ts");
  expect(describeResult(view, round)).not.toMatch(/is back/);
});

test("a match that is reopened shows the clubs whose odds can be bet on, before the first minute", async () => {
  const { view, page } = await opened("match");
  const shown = () => ({
    board: [...page.querySelectorAll(".team > span:nth-child(2)")].map((team) => team.textContent),
    bets: [...page.querySelectorAll(".match-bet .bet-name")].map((bet) => bet.textContent),
    score: page.querySelector(".score")?.textContent,
  });
  view.show(undefined);
  const first = shown();
  view.show(paidRound("match"));
  const { board, bets, score } = shown();
  expect(bets).not.toEqual(first.bets);
  expect(board).toEqual([bets[0], bets[2]]);
  expect(score).toBe("0 – 0");
});

test("a race that is reopened starts at the gate of the next one", async () => {
  const { view, page } = await opened("race");
  view.show(paidRound("race"));
  const places = [...page.querySelectorAll(".came")].map(({ textContent }) => textContent);
  expect(places).toEqual(["", "", "", "", "", ""]);
  expect(page.querySelector(".race")?.classList.contains("over")).toBe(false);
});
