import { expect, test, vi } from "vitest";
import { pageSurface } from "./page.ts";

const settings = { frameOrigins: ["https://framed.example"] };

function at(path: string) {
  const navigate = vi.fn();
  const surface = pageSurface({
    navigate,
    path: () => path,
    origin: "https://lobby.example",
    settings,
  });
  return { navigate, surface };
}

test("the game opens at /play, and closing it goes home", () => {
  const lobby = at("/");
  expect(lobby.surface.open()).toBe(true);
  expect(lobby.navigate).toHaveBeenCalledWith("/play");
  const player = at("/play");
  player.surface.close();
  expect(player.navigate).toHaveBeenCalledWith("/", { replace: true });
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
