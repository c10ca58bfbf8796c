// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { roundRefusal } from "./messages.ts";

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
