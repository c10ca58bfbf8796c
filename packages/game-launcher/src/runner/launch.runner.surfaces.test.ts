import { settled } from "@naluma/machine/clock.fake";
import { expect, test } from "vitest";
import { addressOf, fakeLauncher, koi, leave1, play1, playing } from "./launch.runner.fake.ts";

const check = "/check_iframe";
const url = "https://game.example/run?ticket=0c9f";

/** A start whose address has arrived, on a surface that frames games. */
async function framing(url?: string) {
  const fake = fakeLauncher({ client: () => "mobile" });
  fake.page.frames = true;
  fake.launcher.play(koi);
  await settled();
  fake.called(play1)[0]?.answer("100");
  await settled();
  fake.launcher.addressArrived(addressOf("id-1", url));
  await settled();
  return fake;
}

test("an address is framed once the platform has allowed it", async () => {
  const { launcher, page, called } = await framing();
  expect(called(check).map(({ body }) => body)).toEqual([{ url }]);
  expect(launcher.getState()).toMatchObject({ at: "starting", step: "asking-frame" });
  called(check)[0]?.answer("100");
  await settled();
  expect(page.urls).toEqual([url]);
  expect(launcher.getState()).toMatchObject({ at: "playing", open: "page" });
});

test("an origin that may be framed is asked about only once", async () => {
  const { launcher, page, called, clock } = await framing();
  called(check)[0]?.answer("100");
  await settled();
  launcher.quit();
  await clock.pass(300);
  called(leave1)[0]?.answer("100");
  await settled();
  launcher.play(koi);
  await settled();
  called(play1)[1]?.answer("100");
  await settled();
  const state = launcher.getState();
  launcher.addressArrived(addressOf("launchId" in state ? state.launchId : ""));
  await settled();
  expect(called(check)).toHaveLength(1);
  expect(page.urls).toEqual([url, url]);
});

test("an address that the platform forbids framing takes the tab", async () => {
  const { launcher, page, redirect, called, log, local } = await framing();
  called(check)[0]?.answer("999");
  await settled();
  expect(log).toContain("close page");
  expect(page.urls).toEqual([]);
  expect(redirect.urls).toEqual([url]);
  expect(launcher.getState()).toMatchObject({ at: "playing", open: "redirect" });
  expect(local.getItem("redirected")).toMatch(/^\d+ id-1$/);
});

test("an origin that the site does not list takes the tab, without asking the platform", async () => {
  const { redirect, called } = await framing("https://unknown.example/run");
  expect(called(check)).toHaveLength(0);
  expect(redirect.urls).toEqual(["https://unknown.example/run"]);
});

/** The launcher's own origin is `https://lobby.example`; a `tk` in its query would replace the session. */
const ours = [
  "https://lobby.example/?tk=s9.x",
  "HTTPS://LOBBY.example/?tk=s9.x",
  "https://lobby.example:443/?tk=s9.x",
  "https://lobby.example./?tk=s9.x",
  "https://lobby.example.:443/?tk=s9.x",
  "https://lobby。example/?tk=s9.x",
  "https://@lobby.example/?tk=s9.x",
  "https://game.example@lobby.example/?tk=s9.x",
];

test.each(ours)(
  "an address of our own origin does not take the tab when an event brings it: %s",
  async (own) => {
    const { launcher, redirect, page, log } = await framing(own);
    expect([redirect.urls, page.urls]).toEqual([[], []]);
    expect(launcher.getState().at).toBe("quitting");
    expect(log).toContain('refused {"why":"failed","message":""}');
  },
);

test.each(ours)(
  "an address of our own origin does not take the tab when the play answer brings it: %s",
  async (own) => {
    const { launcher, redirect, called, clock, conditions } = fakeLauncher({ isInApp: true });
    conditions.joined = false;
    launcher.play(koi);
    await clock.pass(2_000);
    called(play1)[0]?.answer("100", { result: own });
    await clock.pass(0);
    expect(redirect.urls).toEqual([]);
    expect(launcher.getState().at).toBe("starting");
  },
);

test.each(["https://lobby.example:4300/run", "https://game.lobby.example/run"])(
  "a game on another port of our host, or on a host below it, is not a page of ours: %s",
  async (url) => {
    const { redirect } = await framing(url);
    expect(redirect.urls).toEqual([url]);
  },
);

test.each([
  ["a fault", 500],
  ["a lost answer", 0],
  ["a platform without this call", 404],
])("%s is not a no: the game is framed", async (_, status) => {
  const { page, called } = await framing();
  called(check)[0]?.answer("unknown", null, status);
  await settled();
  expect(page.urls).toEqual([url]);
});

test("a platform that does not answer for 3 s has not said no", async () => {
  const { page, clock } = await framing();
  await clock.pass(2_999);
  expect(page.urls).toEqual([]);
  await clock.pass(1);
  expect(page.urls).toEqual([url]);
});

test("a start cancelled meanwhile is not shown when the answer arrives", async () => {
  const { launcher, page, called } = await framing();
  launcher.quit();
  called(check)[0]?.answer("100");
  await settled();
  expect(page.urls).toEqual([]);
  expect(launcher.getState().at).toBe("quitting");
});

test("a window that opens the game directly asks nothing", async () => {
  const { called, window } = await playing();
  expect(called(check)).toHaveLength(0);
  expect(window.urls).toEqual([url]);
});

test("in another app's browser the game stays in the same tab", () => {
  const { launcher, log } = fakeLauncher({ isInApp: true });
  launcher.play(koi);
  expect(log).toEqual(["open page"]);
});

const hour = 3_600_000;

test.each([
  ["stays while the platform says that it runs", 1, true, 0],
  ["stays while nobody knows whether it runs", 1, undefined, 0],
  ["is left once the platform says that it is over", 1, false, 1],
  ["is left 12 h after", 12, true, 1],
] as const)("the game that took over another tab %s", async (_, hours, running, leaves) => {
  const { launcher, local, conditions, called, clock } = fakeLauncher();
  conditions.running = running;
  local.setItem("isPlay", "1");
  local.setItem("redirected", `${clock.now() - hours * hour} id-9`);
  const over = launcher.endLeftover();
  await clock.pass(300);
  await over;
  expect(called(leave1)).toHaveLength(leaves);
  expect(local.getItem("isPlay")).toBe(leaves > 0 ? "0" : "1");
});

test("the tab that went to the game and came back leaves it, without a question", async () => {
  const { launcher, local, session, called, clock, log } = fakeLauncher();
  local.setItem("isPlay", "1");
  local.setItem("redirected", `${clock.now()} id-9`);
  session.setItem("launch", "id-9");
  const over = launcher.endLeftover();
  await clock.pass(300);
  await over;
  expect(log).toEqual([`call ${leave1}`]);
  expect(called(leave1)).toHaveLength(1);
  expect(local.getItem("redirected")).toBeNull();
});

test("on a phone another tab's game blocks a start; once that tab is gone, the next press works", async () => {
  const { launcher, local, conditions, log, called, clock } = fakeLauncher({
    client: () => "mobile",
  });
  local.setItem("isPlay", "1");
  conditions.elsewhere = true;
  launcher.play(koi);
  await clock.pass(300);
  expect(log).toEqual(["warn err_is_playing"]);
  expect(launcher.getState().at).toBe("idle");

  conditions.elsewhere = false;
  launcher.play(koi);
  await clock.pass(300);
  called(leave1)[0]?.answer("100");
  await settled();
  launcher.play(koi);
  expect(log.at(-1)).toBe("open page");
});

test("a game that took over another tab blocks nothing: this start takes its place", () => {
  const { launcher, local, log, clock } = fakeLauncher({ client: () => "mobile" });
  local.setItem("isPlay", "1");
  local.setItem("redirected", `${clock.now()} id-9`);
  launcher.play(koi);
  expect(log).toEqual(["open page"]);
});

test("a game that opens here is in the way of other tabs, although one had gone to a game before", async () => {
  const fake = fakeLauncher();
  fake.local.setItem("redirected", `${fake.clock.now()} id-9`);
  const { local } = await playing(fake);
  expect([local.getItem("isPlay"), local.getItem("redirected")]).toEqual(["1", null]);
});

test("on desktop a start takes over another tab's game: that tab is informed, its game is left, then play is called", async () => {
  const { launcher, local, conditions, called } = fakeLauncher();
  local.setItem("isPlay", "1");
  launcher.play(koi);
  await settled();
  expect(conditions.superseded).toBe(1);
  expect(called(play1)).toHaveLength(0);
  called(leave1)[0]?.answer("100");
  await settled();
  expect(called(play1)).toHaveLength(1);
  // From here on the storage belongs to this tab: a failed start leaves no game behind in it.
  called(play1)[0]?.answer("999");
  await settled();
  expect(local.getItem("isPlay")).toBe("0");
});

test("a game that another tab takes over closes here, is left by that tab alone, and stays in storage", async () => {
  const { launcher, local, log, called, take } = await playing();
  take();
  expect(launcher.getState().at).toBe("idle");
  expect(log.at(-1)).toBe("close window");
  expect(called(leave1)).toHaveLength(0);
  expect(local.getItem("isPlay")).toBe("1");
});

test("when two tabs start at the same moment, the one that the platform started last has the game", async () => {
  const first = fakeLauncher();
  first.launcher.play(koi);
  await settled();
  first.window.shown = "unreachable";
  first.launcher.addressArrived(addressOf("id-1"));
  await settled();
  expect(first.launcher.getState()).toMatchObject({ at: "starting", step: "handing-over" });
  // The other tab announces its game before its address arrives; the address then confirms it.
  first.launcher.addressArrived(addressOf("theirs"));
  expect(first.launcher.getState()).toMatchObject({ at: "starting", launchId: "id-1" });
  first.take("theirs");
  expect(first.launcher.getState().at).toBe("idle");
  expect(first.log.at(-1)).toBe("close window");

  const last = fakeLauncher();
  last.launcher.play(koi);
  await settled();
  last.launcher.addressArrived(addressOf("theirs"));
  last.take("theirs");
  last.launcher.addressArrived(addressOf("id-1"));
  await settled();
  last.take("theirs");
  expect(last.launcher.getState().at).toBe("playing");
});

test("a tab that claims the game before either address has arrived is believed if its address is newer", async () => {
  const { launcher, take } = fakeLauncher();
  launcher.play(koi);
  await settled();
  take("theirs");
  launcher.addressArrived(addressOf("id-1"));
  await settled();
  expect(launcher.getState().at).toBe("playing");
  launcher.addressArrived(addressOf("theirs"));
  expect(launcher.getState().at).toBe("idle");
});

test("a forced quit of a game in another tab informs that tab", async () => {
  const { launcher, local, conditions, called } = fakeLauncher();
  local.setItem("isPlay", "1");
  const over = launcher.forceQuit();
  expect(conditions.superseded).toBe(1);
  called(leave1)[0]?.answer("100");
  await over;
  expect(local.getItem("isPlay")).toBe("0");
});
