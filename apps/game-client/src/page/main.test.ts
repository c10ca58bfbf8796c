// @vitest-environment jsdom
import { engineNamed } from "@naluma/game-engines/engines";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playPage } from "../server/play-page.ts";

const html = playPage({
  nonce: "",
  locale: "en_US",
  game: {
    code: "AB1",
    title: "Jade Koi River",
    provider: "Harbourline",
    icon: "/icon.svg",
    engine: "slot",
    returnInBasisPoints: 9_600,
    names: { H: "H", A: "A", B: "B", C: "C", D: "D", E: "E", F: "F", W: "W", S: "S" },
    colours: { ground: "#000", deep: "#000", well: "#000", tile: "#000", accent: "#fff" },
  },
  lobby: undefined,
  isDemo: true,
});

const slot = engineNamed("slot");
const draws = (seed: number) => ({ below: (limit: number) => (seed * 7_919) % limit });

/** A provider whose rounds follow the rules of the slot, and pay nothing. */
function fakeProvider(rules: { readonly autoplay: boolean; readonly turbo: boolean }) {
  const rounds: object[] = [];
  const answers: Readonly<Record<string, (body: { roundId?: string }) => object>> = {
    "/session": () => ({
      session: "s1",
      symbol: "$",
      hasDecimals: true,
      balance: "1000.00",
      stakes: ["1.00", "2.00"],
      stake: "2.00",
      rules,
      last: null,
    }),
    "/rounds": ({ roundId }) => {
      const asked = { stake: 200n, choice: "", moves: [], elapsed: Infinity };
      const shown = slot?.stateOf(draws(rounds.length + 1), asked).shown;
      const paid = { stake: "2.00", staked: "2.00", win: "0.00", choice: "", moves: [], next: [] };
      const round = { id: roundId, engine: "slot", isOver: true, elapsed: 0, nonce: 0, shown };
      rounds.unshift({ ...round, ...paid, at: "2026-11-02T12:00:00Z" });
      return { round: rounds[0], balance: "1000.00" };
    },
    "/balance": () => ({ balance: "1000.00" }),
    "/history": () => ({ rounds, seed: { commitment: "c", nextNonce: rounds.length } }),
  };
  vi.stubGlobal("fetch", async (address: string, asked?: { body?: string }) => {
    const answer = answers[address.replace("/demo/api", "")];
    return Response.json(answer?.(JSON.parse(asked?.body ?? "{}")) ?? {});
  });
  return rounds;
}

const part = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  document.documentElement.innerHTML = html;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page of the game, once a round can begin. */
async function opened(rules = { autoplay: true, turbo: true }) {
  const rounds = fakeProvider(rules);
  await import("./main.ts");
  await vi.waitFor(() => expect(document.documentElement.dataset["phase"]).toBe("idle"));
  return rounds;
}

test.each([true, false])(
  "autoplay and turbo are offered where the operator allows them: %s",
  async (isAllowed) => {
    await opened({ autoplay: isAllowed, turbo: isAllowed });
    expect(part("sound").hidden).toBe(false);
    expect([part("auto").hidden, part("quick").hidden]).toEqual([!isAllowed, !isAllowed]);
  },
);

test("autoplay plays the rounds that were asked for, and says so", async () => {
  const rounds = await opened();
  part("auto").click();
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(part("status").textContent).toContain("Autoplay has played all its rounds.");
  });
  expect(rounds).toHaveLength(10);
  expect(part("results").querySelectorAll("li")).toHaveLength(10);
});
