// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

const round = (id: string, win: string, isOver = true) => ({ id, win, staked: "2.00", isOver });

document.body.innerHTML = `<ol id="results" hidden></ol>
  <script type="application/json" id="game-data">{"locale":"en_US","api":"/api"}</script>`;

const shownResults = () =>
  Array.from(document.querySelectorAll("#results li"), ({ textContent }) => textContent);

test("a result is shown as a multiple of what the round cost", async () => {
  const { timesOfRound } = await import("./results-strip.ts");
  expect(timesOfRound({ win: "5.00", staked: "2.00" })).toBe(250);
  expect(timesOfRound({ win: "0.00", staked: "2.00" })).toBe(0);
  expect(timesOfRound({ win: "1.00", staked: "0.00" })).toBe(0);
});

test("the newest result is first, each round is listed once, and an open one not yet", async () => {
  const { withResult } = await import("./results-strip.ts");
  const two = withResult(withResult([], round("1", "0.00")), round("2", "5.00"));
  expect(two.map(({ id }) => id)).toEqual(["2", "1"]);
  expect(withResult(two, round("2", "5.00"))).toBe(two);
  expect(withResult(two, round("3", "0.00", false))).toBe(two);
  const many = Array.from({ length: 60 }, (_, id) => round(`x${id}`, "0.00"));
  const all = many.reduce<ReturnType<typeof withResult>>(withResult, two);
  expect(all).toHaveLength(20);
  expect(all[0]?.id).toBe("x59");
});

test("earlier rounds are read, and only a win above the cost is shown as a win", async () => {
  const rounds = [
    { ...round("b", "2.00"), at: "", stake: "2.00" },
    { ...round("a", "3.00"), at: "", stake: "2.00" },
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ rounds, seed: null })));
  const { createResultsStrip } = await import("./results-strip.ts");
  const strip = createResultsStrip();
  strip.add(round("c", "0.00"));
  await strip.load();
  expect(shownResults()).toEqual(["0.00×", "1.00×", "1.50×"]);
  expect(document.querySelectorAll("#results .gain")).toHaveLength(1);
  expect(document.getElementById("results")?.hidden).toBe(false);
});
