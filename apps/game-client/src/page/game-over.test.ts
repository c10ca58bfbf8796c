// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { endsGame, offerLimits, showEnding, showRefusal } from "./game-over.ts";

vi.hoisted(() => {
  const words = {
    over_time_out: "You’re on a time-out",
    over_session_limit: "You’ve reached your time limit",
    play_again: "You can play again from {when}.",
    ended_title: "The game has ended",
    ended_text: "Close this window.",
  };
  document.body.innerHTML = `<p id="status"></p><main id="stage"></main><footer id="desk"></footer>
    <a id="limits" hidden></a>
    <div id="overlay" hidden><div id="overlay-box" tabindex="-1"><h2 id="overlay-title"></h2>
      <p id="overlay-text"></p><button id="overlay-retry"></button><a id="overlay-limits" hidden></a></div></div>
    <script type="application/json" id="game-data">${JSON.stringify({ locale: "en_US", words })}</script>`;
});

const text = (id: string) => document.querySelector(`#${id}`)?.textContent;
const isOffered = (id: string) =>
  document.querySelector(`#${id}`)?.hasAttribute("hidden") === false;

beforeEach(() => {
  offerLimits("limits", false);
  offerLimits("overlay-limits", false);
});

test.each([
  ["ended", true],
  ["session", true],
  ["time-out", true],
  ["session-limit", true],
  ["loss-limit", false],
  ["balance", false],
])("after %j nothing more can be played: %s", (error, isOver) => {
  expect(endsGame({ error })).toBe(isOver);
});

test.each([
  ["time-out", "You’re on a time-out"],
  ["session-limit", "You’ve reached your time limit"],
])("a %s says until when, and links to the player's limits", (error, title) => {
  showEnding({ ok: false, error, until: "2026-11-24T04:00:00.000Z" });
  expect(text("overlay-title")).toBe(title);
  expect(text("overlay-text")).toMatch(/^You can play again from Nov 2[34], 2026/);
  expect(isOffered("overlay-limits")).toBe(true);
});

test("a game that was left says so, without mentioning limits", () => {
  showEnding({ ok: false, error: "ended" });
  expect(text("overlay-title")).toBe("The game has ended");
  expect(isOffered("overlay-limits")).toBe(false);
});

test("a stake that would pass the loss limit is refused with a link to it; another refusal removes the link", () => {
  showRefusal("loss-limit", "Too much.");
  expect(text("status")).toBe("Too much.");
  expect(isOffered("limits")).toBe(true);
  showRefusal("balance", "Not covered.");
  expect(isOffered("limits")).toBe(false);
});
