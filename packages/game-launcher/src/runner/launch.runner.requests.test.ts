import { settled } from "@naluma/machine/clock.fake";
import { expect, test } from "vitest";
import { koi, playing } from "./launch.runner.fake.ts";

test.each([
  ["a yes ends it, and the other one starts", true, ["call /member/game/leave1"]],
  ["a no leaves all as it is", false, []],
] as const)("another Play asks before the running game ends: %s", async (_, mayEndGame, calls) => {
  const fake = await playing();
  fake.conditions.mayEndGame = mayEndGame;
  const before = fake.log.length;
  fake.launcher.play({ ...koi, gameCode: "JL-050", name: "Fortune Cat" });
  expect(fake.log.slice(before)).toEqual(["end Jade Koi River for Fortune Cat"]);
  expect(fake.launcher.getState()).toMatchObject({ at: "playing", game: koi });
  await settled();
  const opens = mayEndGame ? ["open window"] : [];
  expect(fake.log.slice(before + 1)).toEqual([...opens, ...calls]);
});

test("a second Play of the open game brings it to the front", async () => {
  const { launcher, log } = await playing();
  const before = log.length;
  launcher.play(koi);
  launcher.bringForward();
  expect(log.slice(before)).toEqual(["warn alert_duplicate", "show window", "show window"]);
});

test("closing a game's window within 5 s of its opening is noticed within 1 s", async () => {
  const { launcher, window, clock, called } = await playing();
  await clock.pass(1_200);
  Object.assign(window, { closed: true, isCertain: true });
  await clock.pass(1_000);
  expect(launcher.getState().at).toBe("quitting");
  expect(called("/member/game/leave1")).toHaveLength(1);
});
