import { expect, test, vi } from "vitest";
import { memory } from "../runner/launch.runner.fake.ts";
import { windowSurface } from "./window.ts";

const settings = {
  gameOrigins: ["https://game.example"],
  frameOrigins: ["https://framed.example"],
};
const direct = new URL("https://game.example/run?ticket=1");

function opened() {
  const own = memory();
  const page = { isForeign: false, hasFocus: false };
  const window = {
    closed: false,
    location: {
      replace: vi.fn(),
      get href() {
        if (page.isForeign) throw new DOMException("cross-origin", "SecurityError");
        return "https://lobby.example/loading";
      },
    },
    get sessionStorage() {
      if (page.isForeign) throw new DOMException("cross-origin", "SecurityError");
      return own;
    },
    close: vi.fn(),
    focus: vi.fn(),
  };
  const open = vi.fn(() => window);
  const hasFocus = () => page.hasFocus;
  const surface = windowSurface({ open, hasFocus, origin: "https://lobby.example", settings });
  surface.open();
  return { surface, window, open, own, page };
}

test("the placeholder opens in the window named gameWindow, at 1500x800, with its opener", () => {
  const { open } = opened();
  expect(open).toHaveBeenCalledWith("/loading", "gameWindow", "popup,width=1500,height=800");
});

test.each([
  ["no handle", () => null],
  ["one that is closed already", () => ({ ...opened().window, closed: true })],
])("a blocked window is reported at once, by %s", (_, open) => {
  const ports = { open, hasFocus: () => true, origin: "https://lobby.example", settings };
  expect(windowSurface(ports).open()).toBe(false);
});

test("the window comes to the front, and keeps what it shows", () => {
  const { surface, window, open } = opened();
  // The window of an earlier game may lie behind the lobby.
  expect(window.focus).toHaveBeenCalledOnce();
  surface.bringForward();
  expect(window.focus).toHaveBeenCalledTimes(2);
  expect(open).toHaveBeenCalledOnce();
});

test("a listed origin is opened directly, without an entry in the history", () => {
  const { surface, window } = opened();
  expect(surface.show(direct, "launch-one")).toBe("shown");
  expect(window.location.replace).toHaveBeenCalledWith(direct.href);
});

test("the window gets its launch id, which /close will need", () => {
  const { surface, own } = opened();
  surface.show(direct, "launch-one");
  expect(own.all()).toEqual({ launch: "launch-one" });
});

test("any other origin that may be framed is framed in our own page", () => {
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
  const { surface, window, page } = opened();
  page.isForeign = true;
  expect(surface.show(direct, "launch-one")).toBe("unreachable");
  expect(window.location.replace).not.toHaveBeenCalled();
});

test("a closed window reads as closed, and closing it twice does no harm", () => {
  const { surface, window } = opened();
  window.closed = true;
  expect(surface.look()).toBe("closed");
  expect(surface.show(direct, "launch-one")).toBe("closed");
  surface.close();
  surface.close();
  expect(window.close).toHaveBeenCalledOnce();
});

test("a window that closes after the game was seen in it was closed by the player", () => {
  const { surface, window, page } = opened();
  surface.show(direct, "launch-one");
  page.isForeign = true;
  expect([surface.look(), surface.look()]).toEqual(["open", "open"]);
  window.closed = true;
  page.hasFocus = true;
  expect(surface.look()).toBe("closed");
});

test.each([false, true])(
  "a handle that reads closed before the game was seen twice may have been cut off by its page (A-141): seen once %s",
  (isForeign) => {
    const { surface, window, page } = opened();
    surface.show(direct, "launch-one");
    page.isForeign = isForeign;
    expect(surface.look()).toBe("open");
    window.closed = true;
    page.hasFocus = true;
    expect(surface.look()).toBe("unsure");
  },
);

test("a handle that reads closed while another window has the focus is given 2 s", () => {
  const { surface, window, page } = opened();
  surface.show(direct, "launch-one");
  page.isForeign = true;
  surface.look();
  surface.look();
  window.closed = true;
  expect([1, 2, 3, 4].map(() => surface.look())).toEqual(["open", "open", "open", "open"]);
  expect(surface.look()).toBe("unsure");
  page.hasFocus = true;
  expect(surface.look()).toBe("closed");
});

test("no provider's page can cut off a window that shows our own page", () => {
  const { surface, window } = opened();
  surface.show(new URL("https://framed.example/run"), "launch-one");
  window.closed = true;
  expect(surface.look()).toBe("closed");
});

test("the next game in the same window has to be seen again", () => {
  const { surface, window, page } = opened();
  surface.show(direct, "launch-one");
  page.isForeign = true;
  surface.look();
  surface.look();
  page.isForeign = false;
  surface.open();
  surface.show(direct, "launch-two");
  window.closed = true;
  page.hasFocus = true;
  expect(surface.look()).toBe("unsure");
});

test("the next game in the same window has 2 s of its own", () => {
  const { surface, window, page } = opened();
  const closedAfter = (launchId: string) => {
    surface.show(direct, launchId);
    page.isForeign = true;
    surface.look();
    surface.look();
    window.closed = true;
    return [1, 2, 3, 4, 5].map(() => surface.look());
  };
  const waits = ["open", "open", "open", "open", "unsure"];
  expect(closedAfter("launch-one")).toEqual(waits);
  window.closed = false;
  page.isForeign = false;
  surface.open();
  expect(closedAfter("launch-two")).toEqual(waits);
});

const gameInWindow = {
  closed: false,
  location: {
    replace: () => undefined,
    get href(): string {
      throw new DOMException("cross-origin", "SecurityError");
    },
  },
  sessionStorage: memory(),
  close: vi.fn(),
  focus: vi.fn(),
};
const showing = (href: string) => ({ ...gameInWindow, location: { replace: vi.fn(), href } });

test.each([
  ["a provider's page", gameInWindow, true],
  ["our own page with the game", showing("https://lobby.example/play"), true],
  ["a start that never got its game", showing("https://lobby.example/loading"), false],
  ["a new and empty one", showing("about:blank"), false],
  ["one that reads closed", { ...gameInWindow, closed: true }, false],
  ["none, as the browser opens none", null, false],
])("after a reload the named window is asked, and answers with %s", (_, window, isFound) => {
  gameInWindow.close.mockClear();
  const open = vi.fn(() => window);
  const surface = windowSurface({
    open,
    hasFocus: () => true,
    origin: "https://lobby.example",
    settings,
  });
  expect(surface.find?.()).toBe(isFound);
  expect(open).toHaveBeenCalledWith("", "gameWindow", expect.any(String));
  if (isFound) {
    expect(surface.look()).toBe("open");
    surface.close();
  }
  // A game stays open; a window without one is closed.
  expect(gameInWindow.close).toHaveBeenCalledTimes(window === null || window.closed ? 0 : 1);
});
