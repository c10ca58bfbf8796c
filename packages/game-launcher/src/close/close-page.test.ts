import { fakeClock } from "@naluma/machine/clock.fake";
import { expect, test, vi } from "vitest";
import { memory } from "../runner/launch.runner.fake.ts";
import { closeWindow } from "./close-page.tsx";

function page({
  launch = "launch-one" as string | null,
  isFramed = false,
  name = "",
  state = "",
} = {}) {
  const clock = fakeClock();
  const local = memory();
  const session = memory({
    ...(launch !== null && { launch }),
    ...(state && { window_state: state }),
  });
  const ports = { local, session, clock, isFramed, name, closeWindow: vi.fn(), goHome: vi.fn() };
  const stop = closeWindow(ports);
  return { ...ports, stop };
}

test("the tab that owns the game gets the one-time state of this launch, and the window closes", () => {
  const { local, clock, closeWindow } = page();
  expect(JSON.parse(local.getItem("window-msg") ?? "")).toEqual({
    msg: "quickGame",
    data: { waitingWindow: "gameWindow" },
    state: "launch-one",
    at: clock.now(),
  });
  expect(closeWindow).toHaveBeenCalledOnce();
});

test.each([
  ["depositWindow", "depositRedirect"],
  ["depositWindow", ""],
  ["fpWindow", "fpRedirect"],
])(
  "[AUTH-104] a deposit window reports with its own state, and ends no game: %s, named '%s'",
  (waitingWindow, name) => {
    // The window received a copy of the tab's storage, including the launch of a running game.
    const state = `${waitingWindow}_state-of-the-window`;
    const { local, closeWindow } = page({ name, state });
    expect(page({ name, state, launch: null }).closeWindow).toHaveBeenCalledOnce();
    expect(JSON.parse(local.getItem("window-msg") ?? "")).toMatchObject({
      data: { waitingWindow },
      state,
    });
    expect(closeWindow).toHaveBeenCalledOnce();
  },
);

test("a game window opened from a deposit's window ends its game", () => {
  const { local } = page({ name: "gameWindow", state: "depositWindow_state-of-another" });
  expect(JSON.parse(local.getItem("window-msg") ?? "")).toMatchObject({
    data: { waitingWindow: "gameWindow" },
    state: "launch-one",
  });
});

test("a page that cannot close goes home after 300 ms", async () => {
  const { clock, goHome } = page();
  await clock.pass(299);
  expect(goHome).not.toHaveBeenCalled();
  await clock.pass(1);
  expect(goHome).toHaveBeenCalledOnce();
});

test("a frame in our own player reports, and leaves the rest to the page around it", async () => {
  const { local, clock, closeWindow, goHome } = page({ isFramed: true });
  await clock.pass(1_000);
  expect(local.getItem("window-msg")).not.toBeNull();
  expect(closeWindow).not.toHaveBeenCalled();
  expect(goHome).not.toHaveBeenCalled();
});

test("a stranger's link to /close reports nothing", async () => {
  const { local, clock, closeWindow, goHome } = page({ launch: null });
  await clock.pass(300);
  expect(local.getItem("window-msg")).toBeNull();
  expect(closeWindow).not.toHaveBeenCalled();
  expect(goHome).toHaveBeenCalledOnce();
});
