import { expect, test } from "vitest";
import { fakeWorld, koi, leave1, play1, settled } from "./launcher.fake.ts";

const address = (launchId: string | undefined, url = "https://game.example/run?ticket=0c9f") => ({
  url,
  launchId,
  providerId: "GPJL",
  gameCode: "JL-049",
});

/** A game that is on the screen, with its start at `id-1`. */
async function playing(world = fakeWorld()) {
  world.launcher.play(koi);
  await settled();
  world.called(play1)[0]?.answer("100");
  await settled();
  world.launcher.addressArrived(address("id-1"));
  return world;
}

test("the window opens inside the click; play is called with the stated body, the launch id as its key", async () => {
  const { launcher, log, calls, session, local } = fakeWorld();
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

test("extra goes back unchanged, and only where the game's entry delivered it", async () => {
  const { launcher, calls } = fakeWorld();
  launcher.play({ ...koi, extra: { table: 7 } });
  await settled();
  expect(calls[0]?.body).toMatchObject({ extra: { table: 7 } });
});

test("on a phone the game opens in the page", () => {
  const { launcher, log } = fakeWorld({ client: () => "mobile" });
  launcher.play(koi);
  expect(log).toEqual(["open page"]);
});

test("a start waits 2 s for the private channel, not longer", async () => {
  const { launcher, world, called, clock } = fakeWorld();
  world.joined = false;
  launcher.play(koi);
  await clock.pass(1_999);
  expect(called(play1)).toHaveLength(0);
  await clock.pass(1);
  expect(called(play1)).toHaveLength(1);
});

test("the address of this launch brings the game up; isPlay is 1 until the quit is over", async () => {
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

test("an address of another launch, or none that may be followed, never reaches the window", async () => {
  const { launcher, window, log } = fakeWorld();
  launcher.play(koi);
  await settled();
  launcher.addressArrived(address("id-9"));
  expect(launcher.getState().at).toBe("starting");
  launcher.addressArrived(address("id-1", "javascript:alert(1)"));
  expect(window.urls).toEqual([]);
  expect(log).toContain('refused {"why":"failed","message":""}');
});

test.each([
  ["joined", true, "starting"],
  ["not joined", false, "playing"],
])("the answer's own address, with the private channel %s, leads to %s", async (_, joined, at) => {
  const { launcher, world, called, clock } = fakeWorld();
  world.joined = joined;
  launcher.play(koi);
  await clock.pass(2_000);
  called(play1)[0]?.answer("100", { result: "https://game.example/run" });
  await clock.pass(0);
  expect(launcher.getState().at).toBe(at);
});

test("without an address play is asked again after 8 s, under the same key; after 30 s the start has failed", async () => {
  const { launcher, called, clock, log } = fakeWorld();
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

test("an answer that got lost is asked for again; nothing is told before", async () => {
  const { launcher, called, clock, log } = fakeWorld();
  launcher.play(koi);
  await settled();
  called(play1)[0]?.answer("offline", null, 0);
  await clock.pass(8_000);
  expect(called(play1)).toHaveLength(2);
  expect(log.some((line) => line.startsWith("refused"))).toBe(false);
});

test("play code 203 closes the window and tells of the maintenance with its hours", async () => {
  const { launcher, called, log } = fakeWorld();
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

test("a start that fails here leaves the game of another tab in storage", async () => {
  const { launcher, called, local } = fakeWorld();
  local.setItem("isPlay", "1");
  launcher.play(koi);
  await settled();
  called(play1)[0]?.answer("999");
  await settled();
  expect(local.getItem("isPlay")).toBe("1");
});

test("a 401 tells nothing of its own: the logout that follows does", async () => {
  const { launcher, called, log } = fakeWorld();
  launcher.play(koi);
  await settled();
  called(play1)[0]?.answer("401", null, 401);
  await settled();
  expect(log.some((line) => line.startsWith("refused"))).toBe(false);
  expect(launcher.getState().at).toBe("idle");
});

test("a visitor is asked to log in, and nothing opens", () => {
  const { launcher, world, log } = fakeWorld();
  world.signedIn = false;
  launcher.play(koi);
  expect(log).toEqual(["log in for Jade Koi River"]);
});

test("a blocked window calls no play; one tap on the question goes on", async () => {
  const { launcher, world, window, log, called } = fakeWorld();
  window.opens = false;
  launcher.play(koi);
  expect(log).toEqual(["open window", "ask to open the window"]);
  expect(launcher.getState().at).toBe("idle");
  await settled();
  expect(called(play1)).toHaveLength(0);

  world.opensAgain = true;
  launcher.play(koi);
  await settled();
  expect(log.slice(2)).toEqual([
    "open window",
    "ask to open the window",
    "open window",
    `call ${play1}`,
  ]);
});

test("a window that cannot be reached yet is tried again every 500 ms", async () => {
  const { launcher, window, clock } = fakeWorld();
  launcher.play(koi);
  await settled();
  window.shown = "unreachable";
  launcher.addressArrived(address("id-1"));
  await clock.pass(499);
  window.shown = "shown";
  expect(window.urls).toEqual([]);
  await clock.pass(1);
  expect(window.urls).toHaveLength(1);
});

test("closing the waiting window quits; its leave follows the play call that is still on its way", async () => {
  const { launcher, window, called, clock } = fakeWorld();
  launcher.play(koi);
  await settled();
  window.closed = true;
  await clock.pass(500);
  expect(launcher.getState().at).toBe("quitting");
  expect(called(leave1)).toHaveLength(0);
  called(play1)[0]?.answer("100");
  await settled();
  expect(called(leave1)).toHaveLength(1);
});

test("a play call that does not answer holds the leave up for 2 s at most", async () => {
  const { launcher, called, clock } = fakeWorld();
  launcher.play(koi);
  await settled();
  launcher.quit();
  await clock.pass(2_000);
  expect(called(leave1)).toHaveLength(1);
});

test("a leave that fails is no toast: the wallet row keeps the money in sight", async () => {
  const { launcher, called, log, clock } = await playing();
  launcher.quit();
  await clock.pass(300);
  called(leave1)[0]?.answer("999");
  await settled();
  expect(log.slice(-2)).toEqual(["wallet", "not returned GPJL"]);
  expect(launcher.getState().at).toBe("idle");
});

test("a leave that never answers frees the launcher after 30 s", async () => {
  const { launcher, clock, log } = await playing();
  launcher.quit();
  await clock.pass(29_999);
  launcher.play(koi);
  expect(log.at(-1)).toBe("warn alert_quitting");
  await clock.pass(1);
  expect(launcher.getState().at).toBe("idle");
});

test("a forced quit closes, leaves at once, and is done when the platform has answered", async () => {
  const { launcher, called, log } = await playing();
  let isDone = false;
  const done = launcher.forceQuit().then(() => (isDone = true));
  await settled();
  expect(log.slice(-2)).toEqual(["close window", `call ${leave1}`]);
  expect(isDone).toBe(false);
  called(leave1)[0]?.answer("100");
  await done;
  expect(log.at(-1)).toBe("wallet");
});

test("a forced quit with no game open is done at once", async () => {
  await expect(fakeWorld().launcher.forceQuit()).resolves.toBeUndefined();
});

test("a forced quit leaves the game of another tab too, as only this one still has the token then", async () => {
  const { launcher, local, called } = fakeWorld();
  local.setItem("isPlay", "1");
  const done = launcher.forceQuit();
  await settled();
  called(leave1)[0]?.answer("100");
  await expect(done).resolves.toBeUndefined();
});

test("a forced quit after another tab's logout closes the game, and calls nothing", async () => {
  const { launcher, world, log, called } = await playing();
  world.signedIn = false;
  await launcher.forceQuit();
  expect(log).toContain("close window");
  expect(called(leave1)).toEqual([]);
  expect(launcher.getState().at).toBe("idle");
});

test("the word of /close quits this launch, once, and is deleted by its reader", async () => {
  const { launcher, local, clock } = await playing();
  const entry = (state: string, at = clock.now()) =>
    JSON.stringify({ msg: "quickGame", data: { waitingWindow: "gameWindow" }, state, at });
  local.setItem("window-msg", entry("id-1"));
  expect(launcher.windowSaid(entry("id-9"))).toBe(false);
  expect(launcher.windowSaid(entry("id-1", clock.now() - 30_001))).toBe(false);
  expect(launcher.windowSaid("no json")).toBe(false);
  expect(launcher.getState().at).toBe("playing");
  expect(launcher.windowSaid(entry("id-1"))).toBe(true);
  expect(launcher.getState().at).toBe("quitting");
  expect(local.getItem("window-msg")).toBeNull();
});

test("after a logout nothing is called and nothing is kept", async () => {
  const { launcher, called, local, session, clock } = await playing();
  launcher.loggedOut();
  await clock.pass(60_000);
  expect(called(leave1)).toHaveLength(0);
  expect(session.all()).toEqual({});
  expect(local.getItem("isPlay")).toBe("0");
});

test("an aborted play call settles nothing by itself", async () => {
  const { launcher, called } = fakeWorld();
  launcher.play(koi);
  await settled();
  called(play1)[0]?.abort();
  await settled();
  expect(launcher.getState().at).toBe("starting");
});

test("a reload in the middle of a game leaves it 300 ms after the start, and isPlay becomes 0", async () => {
  const { launcher, local, called, clock } = fakeWorld();
  local.setItem("isPlay", "1");
  const over = launcher.endLeftover();
  await clock.pass(299);
  expect(called(leave1)).toHaveLength(0);
  await clock.pass(1);
  await over;
  expect(called(leave1)).toHaveLength(1);
  expect(local.getItem("isPlay")).toBe("0");
});

test.each([
  ["another tab owns the game", { elsewhere: true }, "1"],
  ["nobody is logged in", { signedIn: false }, "0"],
])("no leave is called on start when %s", async (_, world, isPlay) => {
  const fake = fakeWorld();
  Object.assign(fake.world, world);
  fake.local.setItem("isPlay", "1");
  const over = fake.launcher.endLeftover();
  await fake.clock.pass(300);
  await over;
  expect(fake.called(leave1)).toHaveLength(0);
  expect(fake.local.getItem("isPlay")).toBe(isPlay);
});

test("the placeholder hears how far its launch is, and may ask and quit", async () => {
  const { launcher, said, hear, clock, openLines } = fakeWorld();
  launcher.play(koi);
  await settled();
  expect(
    said.map((message) => (message.say === "status" ? message.status.step : message.say)),
  ).toEqual(["session", "balance"]);
  hear({ say: "asked", launchId: "id-1" });
  expect(said).toHaveLength(3);
  hear({ say: "quit", launchId: "id-9" });
  expect(launcher.getState().at).toBe("starting");
  hear({ say: "quit", launchId: "id-1" });
  expect(launcher.getState().at).toBe("quitting");
  expect(said.at(-1)).toEqual({ say: "over", launchId: "id-1" });
  expect(openLines()).toBe(0);
  await clock.pass(2_000);
});
