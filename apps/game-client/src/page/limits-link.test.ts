// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { connectLimitsLinks } from "./limits-link.ts";

function pressIn(isFramed: boolean, lobby: string | undefined) {
  document.body.innerHTML = `<a id="limits" href="#limits">Limits and breaks</a>`;
  const postMessage = vi.fn();
  connectLimitsLinks({ around: { postMessage }, lobby }, isFramed);
  const event = new MouseEvent("click", { cancelable: true, bubbles: true });
  document.querySelector("#limits")?.dispatchEvent(event);
  return { follows: !event.defaultPrevented, postMessage };
}

test("a game in a frame asks the page around it to open the limits, and no other page", () => {
  const { follows, postMessage } = pressIn(true, "https://lobby.example/close");
  expect(follows).toBe(false);
  expect(postMessage.mock.calls).toEqual([[{ type: "naluma-limits" }, "https://lobby.example"]]);
});

test.each([
  [false, "https://lobby.example/close"],
  [true, undefined],
])("framed: %s, lobby: %s: the link is followed like any other", (isFramed, lobby) => {
  const { follows, postMessage } = pressIn(isFramed, lobby);
  expect(follows).toBe(true);
  expect(postMessage).not.toHaveBeenCalled();
});
