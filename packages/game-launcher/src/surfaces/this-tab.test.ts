import { expect, test, vi } from "vitest";
import { modalSurface, pageSurface, redirectSurface } from "./this-tab.ts";

test("the dialog frames only origins that the site lists, never our own", () => {
  const surface = modalSurface({
    origin: "https://lobby.example",
    settings: { frameOrigins: ["https://framed.example", "https://lobby.example"] },
  });
  expect(surface.open()).toBe(true);
  expect(surface.show(new URL("https://framed.example/run"), "launch-one")).toBe("shown");
  expect(surface.show(new URL("https://unknown.example/run"), "launch-one")).toBe("refused");
  expect(surface.show(new URL("https://lobby.example/run"), "launch-one")).toBe("refused");
});

const settings = { frameOrigins: ["https://framed.example"] };

function at(path: string) {
  const navigate = vi.fn();
  let paint: () => void = () => undefined;
  const surface = pageSurface({
    navigate,
    path: () => path,
    afterPaint(run) {
      paint = run;
    },
    origin: "https://lobby.example",
    settings,
  });
  return { navigate, surface, paint: () => paint() };
}

test("the game opens at /play once the placeholder has been painted, and closing it goes home", () => {
  const lobby = at("/");
  expect(lobby.surface.open()).toBe(true);
  expect(lobby.navigate).not.toHaveBeenCalled();
  lobby.paint();
  expect(lobby.navigate).toHaveBeenCalledWith("/play");
  const player = at("/play");
  player.surface.close();
  expect(player.navigate).toHaveBeenCalledWith("/", { replace: true });
});

test("a start that ends before its placeholder was painted goes nowhere", () => {
  const { surface, navigate, paint } = at("/");
  surface.open();
  surface.close();
  paint();
  expect(navigate).not.toHaveBeenCalled();
});

test("the game is brought to the front from any page, and is not opened over itself", () => {
  const elsewhere = at("/faq");
  elsewhere.surface.bringForward();
  expect(elsewhere.navigate).toHaveBeenCalledExactlyOnceWith("/play");
  const there = at("/play");
  there.surface.bringForward();
  expect(there.navigate).not.toHaveBeenCalled();
});

test("a player who has gone elsewhere stays there when the game closes", () => {
  const { navigate, surface } = at("/faq");
  surface.close();
  expect(navigate).not.toHaveBeenCalled();
});

test("only origins that the site lists are framed, never our own", () => {
  const { surface } = at("/play");
  expect(surface.show(new URL("https://framed.example/run"), "launch-one")).toBe("shown");
  expect(surface.show(new URL("https://unknown.example/run"), "launch-one")).toBe("refused");
  expect(surface.show(new URL("https://lobby.example/"), "launch-one")).toBe("refused");
});

const game = new URL("https://game.example/run?ticket=1");

test("the tab itself goes to the game, and nothing opens before", () => {
  const leave = vi.fn();
  const surface = redirectSurface({ leave, app: undefined });
  expect(surface.open()).toBe(true);
  expect(leave).not.toHaveBeenCalled();
  expect(surface.show(game, "launch-one")).toBe("shown");
  expect(leave).toHaveBeenCalledWith(game.href);
  expect(surface.look()).toBe("open");
});

test("an app is told which game opens in it, and when it is over", () => {
  const post = vi.fn();
  const surface = redirectSurface({ leave: vi.fn(), app: { post } });
  surface.close();
  expect(post).not.toHaveBeenCalled();
  surface.show(game, "launch-one");
  expect(post).toHaveBeenCalledWith({ msg: "gameOpened", launchId: "launch-one", url: game.href });
  surface.close();
  surface.close();
  expect(post).toHaveBeenLastCalledWith({ msg: "gameClosed", launchId: "launch-one" });
  expect(post).toHaveBeenCalledTimes(2);
});
