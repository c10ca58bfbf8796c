// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { followRealityCheck } from "./reality-check.ts";

const lobby = "https://lobby.example/close";
const check = {
  title: "Reality check",
  lines: ["You’ve been logged in for 30 min.", "Net result: -$12.00"],
  answers: [
    { answer: "go-on", label: "Continue" },
    { answer: "log-out", label: "Log out" },
  ],
};

afterEach(() => document.body.replaceChildren());

/** jsdom does not implement modal dialogs. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

function gameIn(place: "window" | "frame") {
  let hear = (_message: { source: unknown; origin: string; data: unknown }) => {};
  const around = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
  const stopAutoplay = vi.fn();
  followRealityCheck({
    page: { addEventListener: (_, heard) => void (hear = heard) },
    around,
    lobby,
    isWindow: place === "window",
    stopAutoplay,
  });
  expect(around.postMessage.mock.calls).toEqual([
    [{ type: "naluma-reality-check", answer: "ready" }, "https://lobby.example"],
  ]);
  around.postMessage.mockClear();
  const say = (data: unknown, source: unknown = around, origin = "https://lobby.example") =>
    hear({ data, source, origin });
  return { around, stopAutoplay, say };
}

const message = { type: "naluma-reality-check", check };
const buttons = () => [...document.querySelectorAll("button")];

test("in a window of its own the game shows the reality check, and reports what the player chose", () => {
  const { around, stopAutoplay, say } = gameIn("window");
  say(message);
  expect(stopAutoplay).toHaveBeenCalledOnce();
  const dialog = document.querySelector("dialog");
  expect(dialog?.textContent).toBe(
    "Reality checkYou’ve been logged in for 30 min.Net result: -$12.00ContinueLog out",
  );
  buttons()[0]?.click();
  expect(around.postMessage.mock.calls).toEqual([
    [{ type: "naluma-reality-check", answer: "go-on" }, "https://lobby.example"],
  ]);
  expect(document.querySelector("dialog")).toBeNull();
});

test("in a frame the site draws the reality check, and autoplay stakes nothing meanwhile", () => {
  const { stopAutoplay, say } = gameIn("frame");
  say(message);
  expect(stopAutoplay).toHaveBeenCalledOnce();
  expect(document.querySelector("dialog")).toBeNull();
});

test("a reality check that was answered in the lobby closes", () => {
  const { say } = gameIn("window");
  say(message);
  say({ type: "naluma-reality-check", check: null });
  expect(document.querySelector("dialog")).toBeNull();
});

test.each([
  ["another origin", message, undefined, "https://stranger.example"],
  ["another window", message, {}, undefined],
  ["another message", { type: "naluma-round" }, undefined, undefined],
  ["no words", { type: "naluma-reality-check", check: { title: 1 } }, undefined, undefined],
])("%s shows no reality check", (_, data, source, origin) => {
  const { stopAutoplay, say } = gameIn("window");
  say(data, source, origin);
  expect(stopAutoplay).not.toHaveBeenCalled();
  expect(document.querySelector("dialog")).toBeNull();
});

test("no word of a reality check is read as markup", () => {
  const { say } = gameIn("window");
  say({ ...message, check: { ...check, lines: ["<img src=x onerror=alert(1)>"] } });
  expect(document.querySelector("img")).toBeNull();
});
