// @vitest-environment jsdom
import { webcrypto } from "node:crypto";
import type { EngineName } from "@naluma/game-engines/engine";
import { engineNamed } from "@naluma/game-engines/engines";
import { commitmentTo, drawsOf } from "@naluma/game-engines/provably-fair";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playPage } from "../server/play-page.ts";
import { decimal, minorUnits } from "./money.ts";

const htmlOf = (engine: EngineName): string =>
  playPage({
    nonce: "",
    locale: "en_US",
    game: {
      code: "AB1",
      title: "Jade Koi River",
      provider: "Harbourline",
      icon: "/icon.svg",
      engine,
      returnInBasisPoints: 9_600,
      names: { H: "H", A: "A", B: "B", C: "C", D: "D", E: "E", F: "F", W: "W", S: "S" },
      colours: { ground: "#000", deep: "#000", well: "#000", tile: "#000", accent: "#fff" },
    },
    lobby: undefined,
    isDemo: true,
  });

interface Asked {
  readonly roundId: string;
  readonly stake: string;
  readonly choice: string;
  readonly clientSeed: string;
  readonly move: string;
}

const serverSeed = "5eed".repeat(16);
const allowed = { autoplay: true, turbo: true };

interface Given {
  readonly rules?: typeof allowed;
  readonly balance?: string;
  /** Overrides the provider's response to a call; undefined falls through to the provider. */
  readonly before?: (path: string, asked: Asked) => object | Promise<object> | undefined;
}

/** A provider whose rounds follow the engine's rules. It reveals the seed of each, and its wallet is never empty. */
function fakeProvider(
  name: EngineName,
  { rules = allowed, balance = "1000.00", before = () => undefined }: Given,
) {
  const engine = engineNamed(name);
  const rounds: { readonly asked: Asked; readonly moves: string[] }[] = [];

  const written = async ({ asked, moves }: (typeof rounds)[number]) => {
    const { roundId: id, stake, choice, clientSeed } = asked;
    const nonce = rounds.findIndex((round) => round.asked === asked);
    const draws = await drawsOf({ serverSeed, clientSeed, nonce });
    const elapsed = Infinity;
    const state = engine?.stateOf(draws, { stake: minorUnits(stake), choice, moves, elapsed });
    const amounts = { staked: decimal(state?.staked ?? 0n), win: decimal(state?.win ?? 0n) };
    const commitment = await commitmentTo(serverSeed);
    const seeds = { nonce, clientSeed, commitment, serverSeed };
    const at = "2026-11-02 12:00:00";
    return { ...state, ...asked, id, engine: name, moves, elapsed: 0, at, ...amounts, ...seeds };
  };
  const newest = async () => {
    const round = rounds.at(-1);
    return { round: round && (await written(round)), balance };
  };
  const seed = { commitment: "c", nextNonce: 0 };
  const answers: Readonly<Record<string, (asked: Asked) => object | Promise<object>>> = {
    "/session": () => ({
      session: "s1",
      symbol: "$",
      hasDecimals: true,
      balance,
      stakes: ["1.00", "2.00"],
      stake: "2.00",
      rules,
      last: null,
    }),
    "/rounds"(asked) {
      rounds.push({ asked, moves: [] });
      return newest();
    },
    "/moves"({ move }) {
      rounds.at(-1)?.moves.push(move);
      return newest();
    },
    "/balance": () => ({ balance }),
    "/history": async () => ({
      rounds: await Promise.all(rounds.toReversed().map(written)),
      seed,
    }),
    "/seeds": () => ({ seed }),
  };
  vi.stubGlobal("fetch", async (address: string, sent?: { body?: string }) => {
    const path = address.replace("/demo/api", "");
    const asked: Asked = JSON.parse(sent?.body ?? "{}");
    const given = await before(path, asked);
    if (given instanceof Error) throw given;
    return Response.json(given ?? (await answers[path]?.(asked)) ?? {});
  });
  return rounds;
}

const part = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const phase = () => document.documentElement.dataset["phase"];

function press(name: RegExp): void {
  const buttons = [...document.querySelectorAll("button")];
  const found = buttons.find(
    ({ ariaLabel, textContent, disabled }) => !disabled && name.test(ariaLabel ?? textContent),
  );
  if (!found) throw new Error(`Nothing is called ${name.source}`);
  found.click();
}

const until = (check: () => void) =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    check();
  });

beforeEach(() => {
  // Makes the seeds and picks of the page the same in every run.
  let drawn = 0;
  vi.resetModules();
  vi.useFakeTimers();
  class Unsized {
    observe = () => undefined;
  }
  vi.stubGlobal("ResizeObserver", Unsized);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal("crypto", {
    subtle: webcrypto.subtle,
    getRandomValues: (array: Uint8Array | Uint32Array) => array.fill((drawn += 1)),
  });
  vi.stubGlobal("isSecureContext", true);
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(engine: EngineName = "slot", given: Given = {}) {
  document.documentElement.innerHTML = htmlOf(engine);
  const rounds = fakeProvider(engine, given);
  await import("./main.ts");
  await until(() => expect(phase()).toBe("idle"));
  return rounds;
}

test.each([true, false])(
  "autoplay and turbo are offered where the operator allows them: %s",
  async (isAllowed) => {
    await opened("slot", { rules: { autoplay: isAllowed, turbo: isAllowed } });
    expect(part("sound").hidden).toBe(false);
    expect([part("auto").hidden, part("quick").hidden]).toEqual([!isAllowed, !isAllowed]);
  },
);

test("autoplay plays the rounds that were asked for, and says so", async () => {
  const rounds = await opened();
  part("auto").click();
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  await until(() =>
    expect(part("status").textContent).toContain("Autoplay has played all its rounds."),
  );
  expect(rounds).toHaveLength(10);
  expect(part("results").querySelectorAll("li")).toHaveLength(10);
});

const lost = new TypeError("Failed to fetch");

test("a round whose answer is lost gives its stake back, and the next press asks for the same round", async () => {
  const asked: Asked[] = [];
  const rounds = await opened("slot", {
    before(path, round) {
      if (path !== "/rounds") return undefined;
      asked.push(round);
      return asked.length === 1 ? lost : undefined;
    },
  });
  const balance = () => part("balance").textContent;
  part("spin").click();
  expect(balance()).toBe("$998.00");
  await vi.advanceTimersByTimeAsync(500);
  expect([phase(), balance()]).toEqual(["idle", "$1,000.00"]);
  expect(part("status").dataset["tone"]).toBe("warn");
  // The connection is back, and the usual message with it.
  await until(() => expect(part("status").dataset["tone"]).toBe("plain"));

  part("spin").click();
  expect(balance()).toBe("$1,000.00");
  await until(() => expect(phase()).toBe("idle"));
  expect(asked[1]).toEqual(asked[0]);
  expect(rounds).toHaveLength(1);
});

test("a balance that was asked for before a round does not put its stake back", async () => {
  const late = Promise.withResolvers<object>();
  const asked: string[] = [];
  await opened("slot", {
    before(path) {
      asked.push(path);
      return path === "/balance" ? late.promise : undefined;
    },
  });
  await until(() => expect(asked).toContain("/balance"));
  part("spin").click();
  late.resolve({ balance: "1000.00" });
  await vi.advanceTimersByTimeAsync(1);
  expect([phase(), part("balance").textContent]).toEqual(["waiting", "$998.00"]);
});

test("play money whose answer is lost is requested again under the same key, and later under another", async () => {
  const keys: unknown[] = [];
  await opened("slot", {
    balance: "0.00",
    before(path, asked) {
      if (path !== "/top-up") return undefined;
      keys.push(Reflect.get(asked, "key"));
      return keys.length === 1 ? lost : { amount: "1.00", balance: "1.00" };
    },
  });
  for (let press = 0; press < 3; press += 1) {
    part("top-up").click();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

/** Each engine with a bet that can be chosen; slots and cards have no choice. */
const games: readonly { readonly engine: EngineName; readonly choice?: RegExp }[] = [
  { engine: "slot" },
  { engine: "slot-free-games" },
  { engine: "slot-cascade" },
  { engine: "slot-three" },
  { engine: "slot-wilds" },
  { engine: "blackjack" },
  { engine: "baccarat", choice: /^Banker/ },
  { engine: "roulette", choice: /^Red/ },
  { engine: "wheel", choice: /^10/ },
  { engine: "race", choice: /First place/ },
  { engine: "keno", choice: /^Random pick$/ },
  { engine: "match", choice: /^Draw/ },
];

test.each(games)(
  "a round of $engine is played, listed in its history and checked with its seed",
  async ({ engine, choice }) => {
    const rounds = await opened(engine);
    if (choice) press(choice);
    part("spin").click();
    await until(() => expect(phase()).toMatch(/^(idle|open)$/));
    if (phase() === "open") press(/^Stand/);
    await until(() => expect(phase()).toBe("idle"));
    expect(rounds).toHaveLength(1);

    part("open-fairness").click();
    await until(() => press(/^Reveal seed and start a new one$/));
    await until(() =>
      expect(part("fairness").textContent).toContain("The seed is now shown in your rounds"),
    );
    part("open-history").click();
    await until(() => press(/^Check round 0$/));
    await until(() => expect(part("history").textContent).toContain("Checked in your browser"));
  },
);

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const onTheTable = () => texts(".bet-chip").filter((text) => text !== "");
const isOffered = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.hidden === false;

async function played(bet: RegExp): Promise<void> {
  press(bet);
  part("spin").click();
  await until(() => expect(phase()).toBe("idle"));
}

test("after full time no bet is left on the next match, which is drawn once a bet is placed", async () => {
  const rounds = await opened("match");
  const clubs = () => texts(".team > span:nth-child(2)");
  const first = clubs();
  await played(/^Draw/);
  expect(clubs()).toEqual(first);
  expect(texts(".clock")).toEqual(["90′"]);
  expect(onTheTable()).toEqual([]);
  expect(isOffered(".bets-next")).toBe(true);
  expect(texts(".bets-next")).toEqual(["Odds for the next round"]);

  part("spin").click();
  expect(part("status").textContent).toBe("Place a bet first.");
  expect(rounds).toHaveLength(1);

  press(/^Repeat last bets$/);
  expect(onTheTable()).toEqual(["$2.00"]);
  const next = texts(".match-bet .bet-name");
  expect(clubs()).toEqual([next[0], next[2]]);
  expect(clubs()).not.toEqual(first);
  expect(texts(".clock")).toEqual(["0′"]);
  expect(isOffered(".bets-next")).toBe(false);
});

test("after a race no bet is left on the next one, whose racers go to the gate once a bet is placed", async () => {
  await opened("race");
  await played(/First place/);
  const places = () => texts(".came").filter((text) => text !== "");
  expect(places()).toHaveLength(6);
  expect(onTheTable()).toEqual([]);
  expect(isOffered(".bets-next")).toBe(true);
  press(/Top 2/);
  expect(places()).toEqual([]);
  expect(onTheTable()).toEqual(["$2.00"]);
});

test.each([
  { engine: "roulette", before: /^Red/, bet: /^Black/ },
  { engine: "wheel", before: /^10/, bet: /^20/ },
  { engine: "baccarat", before: /^Banker/, bet: /^Tie/ },
] as const)(
  "on $engine the bets of a round stay, even if its answer is lost",
  async ({ engine, before: earlier, bet }) => {
    let isLost = false;
    await opened(engine, {
      before: (path) => (path === "/rounds" && isLost ? lost : undefined),
    });
    await played(earlier);
    expect(onTheTable()).toEqual(["$2.00"]);
    isLost = true;
    press(/^Clear bets$/);
    await played(bet);
    await until(() => expect(part("status").dataset["tone"]).toBe("warn"));
    const betted = [...document.querySelectorAll(".has-bet")].map(({ textContent }) => textContent);
    expect(betted).toEqual([expect.stringMatching(new RegExp(bet.source.slice(1)))]);
  },
);

test("a match whose answer is lost is requested again with its bets, and is not bet on twice", async () => {
  const asked: Asked[] = [];
  const rounds = await opened("match", {
    before(path, round) {
      if (path !== "/rounds") return undefined;
      asked.push(round);
      return asked.length === 2 ? lost : undefined;
    },
  });
  await played(/^Draw/);
  await played(/^Draw/);
  expect(onTheTable()).toEqual(["$2.00"]);
  part("spin").click();
  await until(() => expect(rounds).toHaveLength(2));
  expect(asked[2]).toEqual(asked[1]);
});

test("balls are not drawn, and no request is made, before a number is chosen", async () => {
  const asked: string[] = [];
  await opened("keno", {
    before(path) {
      asked.push(path);
      return undefined;
    },
  });
  part("spin").click();
  expect(part("status").textContent).toBe("Choose up to 8 numbers first.");
  expect(part("status").dataset["tone"]).toBe("warn");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).not.toContain("/rounds");
});
