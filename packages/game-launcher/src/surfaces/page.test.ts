import { expect, test, vi } from "vitest";
import { pageSurface } from "./page.ts";

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

test("the game opens at /play once the placeholder is on the screen, and closing it goes home", () => {
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

test("the game is brought forward from wherever the player is, and is not opened over itself", () => {
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
