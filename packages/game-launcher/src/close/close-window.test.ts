import { fakeClock } from "@naluma/machine/clock.fake";
import { expect, test, vi } from "vitest";
import { memory } from "../runner/launch.runner.fake.ts";
import { closeWindow } from "./close-window.ts";

function page({ launch = "launch-one" as string | null, isFramed = false } = {}) {
  const clock = fakeClock();
  const local = memory();
  const session = memory(launch === null ? {} : { launch });
  const ports = { local, session, clock, isFramed, closeWindow: vi.fn(), goHome: vi.fn() };
  const stop = closeWindow(ports);
  return { ...ports, stop };
}

test("the owning tab is told with the one-time state of this launch, and the window closes", () => {
  const { local, clock, closeWindow } = page();
  expect(JSON.parse(local.getItem("window-msg") ?? "")).toEqual({
    msg: "quickGame",
    data: { waitingWindow: "gameWindow" },
    state: "launch-one",
    at: clock.now(),
  });
  expect(closeWindow).toHaveBeenCalledOnce();
});

test("a page that cannot close goes home after 300 ms", async () => {
  const { clock, goHome } = page();
  await clock.pass(299);
  expect(goHome).not.toHaveBeenCalled();
  await clock.pass(1);
  expect(goHome).toHaveBeenCalledOnce();
});

test("a frame of our own player tells, and leaves the rest to the page around it", async () => {
  const { local, clock, closeWindow, goHome } = page({ isFramed: true });
  await clock.pass(1_000);
  expect(local.getItem("window-msg")).not.toBeNull();
  expect(closeWindow).not.toHaveBeenCalled();
  expect(goHome).not.toHaveBeenCalled();
});

test("a stranger's link to /close tells nobody anything", async () => {
  const { local, clock, closeWindow, goHome } = page({ launch: null });
  await clock.pass(300);
  expect(local.getItem("window-msg")).toBeNull();
  expect(closeWindow).not.toHaveBeenCalled();
  expect(goHome).toHaveBeenCalledOnce();
});
