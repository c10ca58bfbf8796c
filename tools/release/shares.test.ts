import { expect, it } from "vitest";
import { releasedTo, rolledBack, type RunningShare } from "./shares.ts";

const share = (lobby: string, wallet: string, percent: number): RunningShare => ({
  versions: { lobby, wallet },
  percent,
});
const lobby = { lobby: "1.1.0" };
const stable = [share("1.0.0", "1.0.0", 100)];
const onItsWay = [share("1.0.0", "1.0.0", 90), share("1.1.0", "1.0.0", 10)];

it.each([
  ["to everybody", stable, lobby, 100, [share("1.1.0", "1.0.0", 100)]],
  ["to some", stable, lobby, 10, onItsWay],
  ["to more", onItsWay, lobby, 50, [share("1.0.0", "1.0.0", 50), share("1.1.0", "1.0.0", 50)]],
  ["to everybody in the end", onItsWay, lobby, 100, [share("1.1.0", "1.0.0", 100)]],
  ["that runs already", [share("1.1.0", "1.0.0", 100)], lobby, 10, [share("1.1.0", "1.0.0", 100)]],
  [
    "beside one that is on its way",
    onItsWay,
    { wallet: "1.0.1" },
    100,
    [share("1.0.0", "1.0.1", 90), share("1.1.0", "1.0.1", 10)],
  ],
  ["that is the first", [], lobby, 100, [{ versions: lobby, percent: 100 }]],
])("a release %s", (_, running, released, percent, after) => {
  expect(releasedTo(running, released, percent)).toEqual(after);
});

it.each([
  ["two features to some visitors each", onItsWay, "lobby 1.1.0 is on its way to 10 percent"],
  ["the first to some", [], "Nothing runs yet"],
])("%s are refused", (_, running, reason) => {
  expect(() => releasedTo(running, { wallet: "1.0.1" }, 20)).toThrow(reason);
});

it("a rollback takes a version from whoever has it", () => {
  expect(rolledBack(onItsWay, "lobby", "1.1.0", "1.0.0")).toEqual(stable);
  expect(rolledBack(stable, "lobby", "1.1.0", "1.0.0")).toEqual(stable);
});
