// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { loadOrOfferRetry, roundRefusal } from "./messages.ts";

await vi.hoisted(async () => {
  const { default: words } = await import("../words/en_US.json", { with: { type: "json" } });
  const data = JSON.stringify({ locale: "en_US", words });
  document.body.innerHTML = `<script type="application/json" id="game-data">${data}</script>`;
});

test.each([
  ["maintenance", "The provider is under maintenance. Your stake was not taken."],
  ["refusing", "This provider isn’t accepting bets right now. Your stake was not taken."],
])("a round that a provider refuses, %s, shows why", (error, text) => {
  expect(roundRefusal(error)).toBe(text);
});

test("each refusal of a round has words of its own", () => {
  const known = [
    "lost",
    "loss-limit",
    "balance",
    "stake",
    "choice",
    "move",
    "open",
    "maintenance",
    "refusing",
    "reused",
  ];
  const texts = [...known, "of another kind"].map(roundRefusal);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.startsWith("refused_"))).toEqual([]);
});

test("a game whose code is lost on the way says so, and is loaded anew when asked", async () => {
  document.body.innerHTML = `<main id="stage"></main><div id="desk"></div><p id="status"></p>
    <div id="overlay" hidden><div id="overlay-box" tabindex="-1"><h2 id="overlay-title"></h2><p id="overlay-text"></p>
    <button id="overlay-retry" hidden>Try again</button></div></div>`;
  expect(await loadOrOfferRetry(Promise.resolve("code"))).toBe("code");

  const reload = vi.fn<() => void>();
  let goesOn = false;
  void loadOrOfferRetry(Promise.reject(new TypeError("Failed to fetch")), reload).then(
    () => (goesOn = true),
  );
  await vi.waitFor(() => expect(document.getElementById("overlay")?.hidden).toBe(false));
  expect(document.getElementById("overlay-title")?.textContent).toBe(
    "The game could not be opened",
  );
  const retry = document.getElementById("overlay-retry");
  expect(retry?.hidden).toBe(false);
  retry?.click();
  expect(reload).toHaveBeenCalledOnce();
  expect(goesOn).toBe(false);
});
