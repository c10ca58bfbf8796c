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

/** A provider whose rounds follow the engine's rules; it shows the seed of each, and its purse is never empty. */
function fakeProvider(name: EngineName, rules: typeof allowed) {
  const engine = engineNamed(name);
  const rounds: { readonly asked: Asked; readonly moves: string[] }[] = [];
  const balance = "1000.00";

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
    const answer = answers[address.replace("/demo/api", "")];
    return Response.json((await answer?.(JSON.parse(sent?.body ?? "{}"))) ?? {});
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

/** Lets time pass until something is so. */
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    check();
  });

beforeEach(() => {
  // Seeds and picks of the page are the same in each run.
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

/** The page of a game, once a round can begin. */
async function opened(engine: EngineName = "slot", rules = allowed) {
  document.documentElement.innerHTML = htmlOf(engine);
  const rounds = fakeProvider(engine, rules);
  await import("./main.ts");
  await until(() => expect(phase()).toBe("idle"));
  return rounds;
}

test.each([true, false])(
  "autoplay and turbo are offered where the operator allows them: %s",
  async (isAllowed) => {
    await opened("slot", { autoplay: isAllowed, turbo: isAllowed });
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

/** Each with what can be bet on; slots and cards have nothing to choose. */
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
  "a round of $engine is played, told in its history and checked with its seed",
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
