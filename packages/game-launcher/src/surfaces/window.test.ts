import { expect, test, vi } from "vitest";
import { memory } from "../runner/launch.runner.fake.ts";
import { windowSurface } from "./window.ts";

const settings = {
  gameOrigins: ["https://game.example"],
  frameOrigins: ["https://framed.example"],
};
const direct = new URL("https://game.example/run?ticket=1");

function opened() {
  const sessionStorage = memory();
  const window = {
    closed: false,
    location: { replace: vi.fn() },
    sessionStorage,
    close: vi.fn(),
    focus: vi.fn(),
  };
  const open = vi.fn(() => window);
  const surface = windowSurface({ open, origin: "https://lobby.example", settings });
  surface.open();
  return { surface, window, open };
}

test("the placeholder opens in the window named gameWindow, at 1500x800, with its opener", () => {
  const { open } = opened();
  expect(open).toHaveBeenCalledWith("/loading", "gameWindow", "popup,width=1500,height=800");
});

test("a blocked window is told at once", () => {
  const open = () => null;
  expect(windowSurface({ open, origin: "https://lobby.example", settings }).open()).toBe(false);
});

test("the window comes to the front, and stays on what it shows", () => {
  const { surface, window, open } = opened();
  window.focus.mockClear();
  surface.bringForward();
  expect(window.focus).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledOnce();
});

test("a listed origin is opened directly, without an entry in the history", () => {
  const { surface, window } = opened();
  expect(surface.show(direct, "launch-one")).toBe("shown");
  expect(window.location.replace).toHaveBeenCalledWith(direct.href);
});

test("the window learns its launch id, which /close will need", () => {
  const { surface, window } = opened();
  surface.show(direct, "launch-one");
  expect(window.sessionStorage.all()).toEqual({ launch: "launch-one" });
});

test("any other origin that may be framed goes into our own page", () => {
  const { surface, window } = opened();
  expect(surface.show(new URL("https://framed.example/run"), "launch-one")).toBe("shown");
  expect(window.location.replace).toHaveBeenCalledWith("/play");
});

test.each(["https://unknown.example/run", "https://lobby.example/run"])(
  "%s is refused",
  (address) => {
    const { surface, window } = opened();
    expect(surface.show(new URL(address), "launch-one")).toBe("refused");
    expect(window.location.replace).not.toHaveBeenCalled();
  },
);

test("a window that still shows another origin cannot be reached yet", () => {
  const { surface, window } = opened();
  window.sessionStorage.setItem = () => {
    throw new DOMException("cross-origin", "SecurityError");
  };
  expect(surface.show(direct, "launch-one")).toBe("unreachable");
  expect(window.location.replace).not.toHaveBeenCalled();
});

test("a closed window says so, and closing it twice does no harm", () => {
  const { surface, window } = opened();
  window.closed = true;
  expect(surface.isClosed()).toBe(true);
  expect(surface.show(direct, "launch-one")).toBe("closed");
  surface.close();
  surface.close();
  expect(window.close).toHaveBeenCalledOnce();
});
