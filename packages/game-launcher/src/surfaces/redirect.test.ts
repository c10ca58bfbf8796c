import { expect, test, vi } from "vitest";
import { redirectSurface } from "./redirect.ts";

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
