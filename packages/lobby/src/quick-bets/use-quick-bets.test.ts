import { expect, test } from "vitest";
import { gameAsked } from "./use-quick-bets.ts";

const origin = "https://bets.example";
const window = new MessageChannel().port1;
const asks = { origin, source: window, data: { type: "naluma-start", gameCode: "TM0001" } };

test("the frame with the matches requests a game by its code", () => {
  expect(gameAsked(asks, { origin, window })).toBe("TM0001");
});

test.each([
  ["another origin", { ...asks, origin: "https://elsewhere.example" }],
  ["another window of that origin", { ...asks, source: new MessageChannel().port1 }],
  ["nowhere", { ...asks, source: null }],
  ["the frame, about something else", { ...asks, data: { type: "naluma-round" } }],
  ["the frame, without a code", { ...asks, data: { type: "naluma-start", gameCode: "" } }],
  ["the frame, as text", { ...asks, data: "naluma-start" }],
])("a message from %s starts nothing", (_, event) => {
  expect(gameAsked(event, { origin, window })).toBeUndefined();
});

test("no message is heard before the frame is in the page", () => {
  expect(gameAsked({ ...asks, source: null }, { origin, window: null })).toBeUndefined();
});
