// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { connectLimitsLinks, reportOpenRound } from "./lobby-around.ts";

const lobby = "https://lobby.example/close";
const open = { staked: "2.00", isOver: false };

const opened = () => {
  const around = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
  const report = reportOpenRound({ around, lobby, format: (amount) => `$${amount}` });
  return { around, report };
};

test("the lobby is notified of an open round, with its stake, and of its end", () => {
  const { around, report } = opened();
  report(open);
  report({ ...open, isOver: true });
  expect(around.postMessage.mock.calls).toEqual([
    [{ type: "naluma-round", isOpen: true, stake: "$2.00" }, "https://lobby.example"],
    [{ type: "naluma-round", isOpen: false, stake: "" }, "https://lobby.example"],
  ]);
});

test("the lobby is notified of nothing twice, and of no game that was not played yet", () => {
  const { around, report } = opened();
  report(undefined);
  report(open);
  report(open);
  expect(around.postMessage).toHaveBeenCalledOnce();
});

test.each([
  ["that knows no lobby", { lobby: undefined }],
  ["that nobody opened or frames", { around: null }],
])("a page %s notifies nobody", (_, missing) => {
  const { around } = opened();
  const report = reportOpenRound({ around, lobby, format: String, ...missing });
  expect(() => report(open)).not.toThrow();
  expect(around.postMessage).not.toHaveBeenCalled();
});

function pressIn(isFramed: boolean, lobby: string | undefined) {
  document.body.innerHTML = `<a id="limits" href="#limits">Limits and breaks</a>`;
  const postMessage = vi.fn();
  connectLimitsLinks({ around: { postMessage }, lobby }, isFramed);
  const event = new MouseEvent("click", { cancelable: true, bubbles: true });
  document.querySelector("#limits")?.dispatchEvent(event);
  return { follows: !event.defaultPrevented, postMessage };
}

test("a game in a frame asks the page around it, and no other", () => {
  const { follows, postMessage } = pressIn(true, "https://lobby.example/close");
  expect(follows).toBe(false);
  expect(postMessage.mock.calls).toEqual([[{ type: "naluma-limits" }, "https://lobby.example"]]);
});

test.each([
  [false, "https://lobby.example/close"],
  [true, undefined],
])("framed: %s, lobby: %s: the link is followed as any", (isFramed, lobby) => {
  const { follows, postMessage } = pressIn(isFramed, lobby);
  expect(follows).toBe(true);
  expect(postMessage).not.toHaveBeenCalled();
});
