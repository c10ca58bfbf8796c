import { settled } from "@naluma/machine/clock.fake";
import { expect, test } from "vitest";
import type { LaunchState } from "../launch/launch.state.ts";
import { addressOf, fakeLauncher, koi, leave1, play1, playing } from "./launch.runner.fake.ts";

type Fake = ReturnType<typeof fakeLauncher>;

const momentOf = (state: LaunchState): string => ("step" in state ? state.step : state.at);

async function asked(fake = fakeLauncher()): Promise<Fake> {
  fake.launcher.play(koi);
  await settled();
  return fake;
}

async function accepted(fake = fakeLauncher()): Promise<Fake> {
  await asked(fake);
  fake.called(play1)[0]?.answer("100");
  await settled();
  return fake;
}

async function unreachable(): Promise<Fake> {
  const fake = await accepted();
  fake.window.shown = "unreachable";
  fake.launcher.addressArrived(addressOf("id-1"));
  return fake;
}

async function waitingForChannel(): Promise<Fake> {
  const fake = fakeLauncher();
  fake.conditions.joined = false;
  return asked(fake);
}

async function askingFrame(): Promise<Fake> {
  const fake = await accepted();
  fake.window.frames = true;
  fake.launcher.addressArrived(addressOf("id-1"));
  return fake;
}

async function leavingFirst(): Promise<Fake> {
  const fake = await playing();
  fake.launcher.play({ ...koi, gameCode: "JL-050", name: "Fortune Cat" });
  await settled();
  return fake;
}

async function closing(): Promise<Fake> {
  const fake = await playing();
  fake.launcher.quit();
  return fake;
}

async function leaving(): Promise<Fake> {
  const fake = await closing();
  await fake.clock.pass(300);
  return fake;
}

/** Every stage of a start or game in which a page can be left, with the value of `isPlay`. */
const moments: readonly (readonly [
  moment: string,
  reach: () => Promise<Fake>,
  isPlay: string | null,
])[] = [
  ["waiting-channel", waitingForChannel, null],
  ["asking", asked, null],
  ["waiting-address", accepted, null],
  ["asking-frame", askingFrame, null],
  ["handing-over", unreachable, null],
  ["playing", playing, "1"],
  ["leaving-first", leavingFirst, "1"],
  ["closing", closing, "1"],
  ["leaving", leaving, "1"],
];

test.each(moments)(
  "a page restored from the browser's cache while %s reloads, and the game is left once",
  async (moment, reach, isPlay) => {
    const cached = await reach();
    expect(momentOf(cached.launcher.getState())).toBe(moment);
    // This entry tells the page, when it is restored, that it has to start over.
    expect(cached.session.getItem("launch")).not.toBeNull();
    expect(cached.local.getItem("isPlay")).toBe(isPlay);

    const { local, session } = cached;
    const anew = fakeLauncher({ local, session });
    const over = anew.launcher.endLeftover();
    await anew.clock.pass(300);
    await over;
    expect(anew.launcher.getState().at).toBe("quitting");
    expect(anew.called(leave1)).toHaveLength(1);
    anew.called(leave1)[0]?.answer("100");
    await settled();
    expect(anew.launcher.getState().at).toBe("idle");
    expect(anew.log).toEqual([`call ${leave1}`, "wallet"]);
    expect([session.getItem("launch"), local.getItem("isPlay")]).toEqual([null, "0"]);
  },
);

test("a page without a start stores nothing that would make it reload", async () => {
  const { launcher, session, local, called, clock } = await playing();
  launcher.quit();
  await clock.pass(300);
  called(leave1)[0]?.answer("100");
  await settled();
  expect([session.getItem("launch"), local.getItem("isPlay")]).toEqual([null, "0"]);
});
