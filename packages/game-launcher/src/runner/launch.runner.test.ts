import { settled } from "@naluma/machine/clock.fake";
import { expect, test } from "vitest";
import { addressOf, fakeLauncher, koi, leave1, play1, playing } from "./launch.runner.fake.ts";

test("the window opens inside the click; play is called with the stated body, the launch id as its key", async () => {
  const { launcher, log, calls, session, local } = fakeLauncher();
  launcher.play(koi);
  expect(log).toEqual(["open window"]);
  expect(session.all()).toEqual({ launch: "id-1" });
  expect(local.all()).toEqual({ waitingWindow: "gameWindow" });
  await settled();
  expect(calls.map(({ path, body, key }) => ({ path, body, key }))).toEqual([
    {
      path: play1,
      body: {
        gpId: "GPJL",
        game_type: 2,
        game_code: "JL-049",
        lobby_url: "https://lobby.example/close",
        device: 1,
      },
      key: "id-1",
    },
  ]);
});

test("extra is sent back unchanged, and only if the game's entry contained it", async () => {
  const { launcher, calls } = fakeLauncher();
  launcher.play({ ...koi, extra: { table: 7 } });
  await settled();
  expect(calls[0]?.body).toMatchObject({ extra: { table: 7 } });
});

test("on a phone the game opens in the page, and no window is waited for any more", () => {
  const { launcher, local, log } = fakeLauncher({ client: () => "mobile" });
  local.setItem("waitingWindow", "gameWindow");
  launcher.play(koi);
  expect(log).toEqual(["open page"]);
  expect(local.all()).toEqual({});
});

test("a start waits at most 2 s for the private channel", async () => {
  const { launcher, conditions, called, clock } = fakeLauncher();
  conditions.joined = false;
  launcher.play(koi);
  await clock.pass(1_999);
  expect(called(play1)).toHaveLength(0);
  await clock.pass(1);
  expect(called(play1)).toHaveLength(1);
});

test("a start whose wait for the channel fails continues at once", async () => {
  const { launcher, called } = fakeLauncher({
    waitForPrivateChannel: () => Promise.reject(new Error("no real time")),
  });
  launcher.play(koi);
  await settled();
  expect(called(play1)).toHaveLength(1);
});

test("leaving a lobby page does not leave a game in a window of its own", async () => {
  const { launcher } = await playing();
  const before = launcher.getState();
  launcher.pageLeft();
  expect(launcher.getState()).toBe(before);
});

test("the address of this launch shows the game; isPlay is 1 until the quit is over", async () => {
  const { launcher, window, local, session, called, clock } = await playing();
  expect(window.urls).toEqual(["https://game.example/run?ticket=0c9f"]);
  expect(launcher.getState()).toMatchObject({ at: "playing", phase: "arriving" });
  expect(local.all()).toEqual({ isPlay: "1", waitingWindow: "gameWindow" });
  await clock.pass(1_000);
  expect(local.all()).toEqual({ isPlay: "1" });

  launcher.quit();
  await clock.pass(300);
  called(leave1)[0]?.answer("100");
  await settled();
  expect(local.all()).toEqual({ isPlay: "0" });
  expect(session.all()).toEqual({});
});

test("an address of another launch, or one that may not be followed, never reaches the window", async () => {
  const { launcher, window, log } = fakeLauncher();
  launcher.play(koi);
  await settled();
  launcher.addressArrived(addressOf("id-9"));
  expect(launcher.getState().at).toBe("starting");
  launcher.addressArrived(addressOf("id-1", "javascript:alert(1)"));
  expect(window.urls).toEqual([]);
  expect(log).toContain('refused {"why":"failed","message":""}');
});

test.each([
  ["joined", true, "starting"],
  ["not joined", false, "playing"],
])("the answer's own address, with the private channel %s, leads to %s", async (_, joined, at) => {
  const { launcher, conditions, called, clock } = fakeLauncher();
  conditions.joined = joined;
  launcher.play(koi);
  await clock.pass(2_000);
  called(play1)[0]?.answer("100", { result: "https://game.example/run" });
  await clock.pass(0);
  expect(launcher.getState().at).toBe(at);
});

test("without an address play is called again after 8 s with the same key; after 30 s the start has failed", async () => {
  const { launcher, called, clock, log } = fakeLauncher();
  launcher.play(koi);
  await settled();
  called(play1)[0]?.answer("100");
  await clock.pass(8_000);
  expect(called(play1).map((call) => call.key)).toEqual(["id-1", "id-1"]);
  for (const call of called(play1)) call.answer("100");
  await clock.pass(21_999);
  expect(launcher.getState().at).toBe("starting");
  for (const call of called(play1)) call.answer("100");
  await clock.pass(1);
  expect(log.slice(-3)).toEqual([
    "close window",
    `call ${leave1}`,
    'refused {"why":"failed","message":""}',
  ]);
  called(leave1)[0]?.answer("100");
  await settled();
  expect(launcher.getState().at).toBe("idle");
  expect(log.at(-1)).toBe("wallet");
});

test("a lost answer is requested again, and nothing is reported before", async () => {
  const { launcher, called, clock, log } = fakeLauncher();
  launcher.play(koi);
  await settled();
  called(play1)[0]?.answer("offline", null, 0);
  await clock.pass(8_000);
  expect(called(play1)).toHaveLength(2);
  expect(log.some((line) => line.startsWith("refused"))).toBe(false);
});

test("play code 203 closes the window and shows the maintenance with its hours", async () => {
  const { launcher, called, log } = fakeLauncher();
  launcher.play(koi);
  await settled();
  called(play1)[0]?.answer("203", { maintain_interval: { start_at: "02:00", end_at: "06:00" } });
  await settled();
  expect(log.slice(-2)).toEqual([
    "close window",
    'refused {"why":"maintenance","from":"02:00","until":"06:00"}',
  ]);
  expect(launcher.getState().at).toBe("idle");
  expect(called(leave1)).toHaveLength(0);
});

test("a start that fails here keeps another tab's game in storage", async () => {
  const { launcher, called, local } = fakeLauncher();
  local.setItem("isPlay", "1");
  launcher.play(koi);
  await settled();
  called(play1)[0]?.answer("999");
  await settled();
  expect(local.getItem("isPlay")).toBe("1");
});

test("a 401 shows nothing by itself: the logout that follows does", async () => {
  const { launcher, called, log } = fakeLauncher();
  launcher.play(koi);
  await settled();
  called(play1)[0]?.answer("401", null, 401);
  await settled();
  expect(log.some((line) => line.startsWith("refused"))).toBe(false);
  expect(launcher.getState().at).toBe("idle");
});

test("a visitor is asked to log in, and nothing opens", () => {
  const { launcher, conditions, log } = fakeLauncher();
  conditions.signedIn = false;
  launcher.play(koi);
  expect(log).toEqual(["log in for Jade Koi River"]);
});

test("a blocked window calls no play; one tap on the question continues", async () => {
  const { launcher, conditions, window, log, called } = fakeLauncher();
  window.opens = false;
  launcher.play(koi);
  expect(log).toEqual(["open window", "ask to open the window"]);
  expect(launcher.getState().at).toBe("idle");
  await settled();
  expect(called(play1)).toHaveLength(0);

  conditions.opensAgain = true;
  launcher.play(koi);
  await settled();
  expect(log.slice(2)).toEqual([
    "open window",
    "ask to open the window",
    "open window",
    `call ${play1}`,
  ]);
});

test("a window that cannot be reached yet is retried every 500 ms", async () => {
  const { launcher, window, clock } = fakeLauncher();
  launcher.play(koi);
  await settled();
  window.shown = "unreachable";
  launcher.addressArrived(addressOf("id-1"));
  await clock.pass(499);
  window.shown = "shown";
  expect(window.urls).toEqual([]);
  await clock.pass(1);
  expect(window.urls).toHaveLength(1);
});

test("an aborted play call completes nothing by itself", async () => {
  const { launcher, called } = fakeLauncher();
  launcher.play(koi);
  await settled();
  called(play1)[0]?.abort();
  await settled();
  expect(launcher.getState().at).toBe("starting");
});

test("the placeholder hears the progress of its launch, and may ask and quit", async () => {
  const { launcher, sent, receive, clock, openLines } = fakeLauncher();
  launcher.play(koi);
  await settled();
  expect(
    sent.map((message) => (message.type === "status" ? message.status.step : message.type)),
  ).toEqual(["session", "balance"]);
  receive({ type: "asked", launchId: "id-1" });
  expect(sent).toHaveLength(3);
  receive({ type: "quit", launchId: "id-9" });
  expect(launcher.getState().at).toBe("starting");
  receive({ type: "quit", launchId: "id-1" });
  expect(launcher.getState().at).toBe("quitting");
  expect(sent.at(-1)).toEqual({ type: "over", launchId: "id-1" });
  expect(openLines()).toBe(0);
  await clock.pass(2_000);
});

test("the placeholder hears its game's address once it is shown, and the next game's placeholder hears its own", async () => {
  const fake = await playing();
  const { launcher, sent, clock, called } = fake;
  expect(sent.at(-1)).toMatchObject({
    type: "status",
    status: { step: "address", url: "https://game.example/run?ticket=0c9f" },
  });
  launcher.quit();
  await clock.pass(300);
  called(leave1)[0]?.answer("100");
  await settled();
  expect(sent.at(-1)).toEqual({ type: "over", launchId: "id-1" });
  launcher.play(koi);
  const { launchId } = sent.at(-1) ?? {};
  expect(sent.at(-1)).toMatchObject({ type: "status", status: { step: "session" } });
  expect(launchId).not.toBe("id-1");
});

test("a demo passes every check of a start but the login, and opens nothing here", async () => {
  const idle = fakeLauncher({ isSignedIn: () => false });
  expect(idle.launcher.allowsDemo(koi)).toBe(true);
  expect(idle.log).toEqual([]);

  const { launcher, log } = await playing();
  const before = log.length;
  expect(launcher.allowsDemo(koi)).toBe(false);
  expect(launcher.allowsDemo({ ...koi, gameCode: "JL-050" })).toBe(true);
  expect(log.slice(before)).toEqual(["warn alert_duplicate"]);
});

test("[LAUNCH-35] if games are closed a start and a demo are refused with a message, and no call is made", async () => {
  const openTypes = { desktop: "window", mobile: "page", app: "redirect", byProvider: {} } as const;
  const settings = { openTypes, allowHttp: false, closed: true, frameOrigins: [] };
  const { launcher, log, calls } = fakeLauncher({ settings });
  launcher.play(koi);
  expect(launcher.allowsDemo(koi)).toBe(false);
  await settled();
  expect(log).toEqual(["warn launch.closed", "warn launch.closed"]);
  expect([launcher.getState().at, calls]).toEqual(["idle", []]);
});
