import { settled } from "@naluma/machine/clock.fake";
import { expect, test } from "vitest";
import { addressOf, fakeLauncher, koi, leave1, play1, playing } from "./launch.runner.fake.ts";

test("closing the waiting window quits; its leave follows the play call that is still on its way", async () => {
  const { launcher, window, called, clock } = fakeLauncher();
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

test("an unanswered play call delays the leave by at most 2 s", async () => {
  const { launcher, called, clock } = fakeLauncher();
  launcher.play(koi);
  await settled();
  launcher.quit();
  await clock.pass(2_000);
  expect(called(leave1)).toHaveLength(1);
});

test("an address for a cancelled start means that money moved after all, so the game is left once more", async () => {
  const { launcher, window, called, clock, log } = fakeLauncher();
  launcher.play(koi);
  await settled();
  launcher.quit();
  await clock.pass(2_000);
  launcher.addressArrived(addressOf("id-1"));
  await settled();
  // The first leave is still pending; another one follows it.
  expect(called(leave1)).toHaveLength(1);
  called(leave1)[0]?.answer("100");
  called(play1)[0]?.answer("100");
  await settled();
  expect(called(leave1)).toHaveLength(2);
  expect(called(leave1)[1]?.key).not.toBe(called(leave1)[0]?.key);
  called(leave1)[1]?.answer("100");
  await settled();
  expect(window.urls).toEqual([]);
  expect(log.at(-1)).toBe("wallet");
  expect(launcher.getState().at).toBe("idle");

  // A repeated address, or that of a game already played and quit, belongs to no launch.
  launcher.addressArrived(addressOf("id-1"));
  await settled();
  expect(called(leave1)).toHaveLength(2);
});

test("an address that arrives before the leave is sent causes no second leave", async () => {
  const { launcher, called, clock } = fakeLauncher();
  launcher.play(koi);
  await settled();
  launcher.quit();
  launcher.addressArrived(addressOf("id-1"));
  called(play1)[0]?.answer("100");
  await settled();
  called(leave1)[0]?.answer("100");
  await settled();
  await clock.pass(2_000);
  expect(called(leave1)).toHaveLength(1);
  expect(launcher.getState().at).toBe("idle");
});

test("the next start leaves what an earlier start moved too late", async () => {
  const { launcher, called, clock } = fakeLauncher();
  launcher.play(koi);
  await settled();
  launcher.quit();
  await clock.pass(2_000);
  called(leave1)[0]?.answer("100");
  await settled();
  launcher.play(koi);
  await settled();
  launcher.addressArrived(addressOf("id-1"));
  await settled();
  expect(launcher.getState().at).toBe("starting");
  expect(called(leave1)).toHaveLength(1);
  expect(called(play1)).toHaveLength(2);
});

test("a late address of a game that was played and quit causes no leave", async () => {
  const { launcher, called, clock } = await playing();
  launcher.quit();
  await clock.pass(300);
  called(leave1)[0]?.answer("100");
  await settled();
  launcher.addressArrived(addressOf("id-1"));
  await settled();
  expect(called(leave1)).toHaveLength(1);
});

test("a failed leave shows no toast: the wallet row keeps the money in sight", async () => {
  const { launcher, called, log, clock } = await playing();
  launcher.quit();
  await clock.pass(300);
  called(leave1)[0]?.answer("999");
  await settled();
  expect(log.slice(-2)).toEqual(["wallet", "not returned GPJL"]);
  expect(launcher.getState().at).toBe("idle");
});

test("an unanswered leave is repeated when the network is back, until it is answered", async () => {
  const { launcher, called, log, clock } = await playing();
  await launcher.reconnected();
  launcher.quit();
  await clock.pass(300);
  called(leave1)[0]?.answer("offline", null, 0);
  await settled();
  expect(launcher.getState().at).toBe("idle");
  expect(called(leave1)).toHaveLength(1);

  await launcher.reconnected();
  await settled();
  expect(called(leave1)).toHaveLength(2);
  called(leave1)[1]?.answer("100");
  await settled();
  expect(log.at(-1)).toBe("wallet");
  await launcher.reconnected();
  await settled();
  expect(called(leave1)).toHaveLength(2);
});

test("an unanswered leave is dropped once its member has logged out", async () => {
  const { launcher, called, conditions, clock } = await playing();
  launcher.quit();
  await clock.pass(300);
  called(leave1)[0]?.answer("offline", null, 0);
  await settled();
  conditions.signedIn = false;
  await launcher.reconnected();
  expect(called(leave1)).toHaveLength(1);
});

test("a visitor's start in a page's first 300 ms survives the game left behind by an earlier page", async () => {
  const { launcher, conditions, local, session, clock } = fakeLauncher();
  conditions.signedIn = false;
  local.setItem("isPlay", "1");
  const over = launcher.endLeftover();
  launcher.play({ ...koi, customized: true });
  await settled();
  const { launch } = session.all();
  expect(launch).toBeDefined();
  await clock.pass(300);
  await over;
  expect(session.all()).toEqual({ launch });
});

test("a leave that the platform refused is not repeated", async () => {
  const { launcher, called, clock } = await playing();
  launcher.quit();
  await clock.pass(300);
  called(leave1)[0]?.answer("999");
  await settled();
  await launcher.reconnected();
  expect(called(leave1)).toHaveLength(1);
});

test("[LAUNCH-22] a leave that never answers frees the launcher after 30 s", async () => {
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

test("a forced quit with no game open is complete at once", async () => {
  await expect(fakeLauncher().launcher.forceQuit()).resolves.toBeUndefined();
});

test("a forced quit leaves another tab's game too, as only this tab still has the token then", async () => {
  const { launcher, local, called } = fakeLauncher();
  local.setItem("isPlay", "1");
  const done = launcher.forceQuit();
  await settled();
  called(leave1)[0]?.answer("100");
  await expect(done).resolves.toBeUndefined();
});

test("a forced quit after another tab's logout closes the game, and makes no call", async () => {
  const { launcher, conditions, log, called } = await playing();
  conditions.signedIn = false;
  await launcher.forceQuit();
  expect(log).toContain("close window");
  expect(called(leave1)).toEqual([]);
  expect(launcher.getState().at).toBe("idle");
});

test("the message of /close quits this launch once, and is deleted by its reader", async () => {
  const { launcher, local, clock } = await playing();
  const entry = (state: string, at = clock.now()) =>
    JSON.stringify({ msg: "quickGame", data: { waitingWindow: "gameWindow" }, state, at });
  local.setItem("window-msg", entry("id-1"));
  expect(launcher.windowMessageStored(entry("id-9"))).toBe(false);
  expect(launcher.windowMessageStored(entry("id-1", clock.now() - 30_001))).toBe(false);
  expect(launcher.windowMessageStored(entry("id-1", clock.now() + 1))).toBe(false);
  expect(launcher.windowMessageStored("no json")).toBe(false);
  expect(launcher.getState().at).toBe("playing");
  expect(launcher.windowMessageStored(entry("id-1"))).toBe(true);
  expect(launcher.getState().at).toBe("quitting");
  expect(local.getItem("window-msg")).toBeNull();
});

test("after a logout no call is made and nothing is stored", async () => {
  const { launcher, called, local, session, clock } = await playing();
  launcher.loggedOut();
  await clock.pass(60_000);
  expect(called(leave1)).toHaveLength(0);
  expect(session.all()).toEqual({});
  expect(local.getItem("isPlay")).toBe("0");
});

test("[LAUNCH-38] a reload in the middle of a game leaves it 300 ms after the start, and isPlay becomes 0", async () => {
  const { launcher, local, called, clock } = fakeLauncher();
  local.setItem("isPlay", "1");
  const over = launcher.endLeftover();
  await clock.pass(299);
  expect(called(leave1)).toHaveLength(0);
  await clock.pass(1);
  await over;
  expect(called(leave1)).toHaveLength(1);
  expect(local.getItem("isPlay")).toBe("0");
});

async function reloaded(isFound: boolean) {
  const { local, session } = await playing();
  const anew = fakeLauncher({ local, session });
  anew.window.isFound = isFound;
  const over = anew.launcher.endLeftover();
  await anew.clock.pass(300);
  await over;
  return { ...anew, local, session };
}

test("a game whose window is still open continues after a reload, and ends when its window is closed", async () => {
  const { launcher, called, window, clock, local, session } = await reloaded(true);
  expect(launcher.getState()).toMatchObject({ at: "playing", game: koi, launchId: "id-1" });
  expect([called(leave1), called(play1)]).toEqual([[], []]);
  window.closed = true;
  window.isCertain = true;
  await clock.pass(800);
  called(leave1)[0]?.answer("100");
  await settled();
  expect(launcher.getState().at).toBe("idle");
  expect([local.getItem("isPlay"), session.all()]).toEqual(["0", {}]);
});

test("a game whose window is gone is left after a reload", async () => {
  const { launcher, called } = await reloaded(false);
  expect(launcher.getState().at).toBe("quitting");
  expect(called(leave1)).toHaveLength(1);
});

test("a game that continues after a reload can be quit, and a second reload finds it again", async () => {
  const first = await reloaded(true);
  expect(first.session.getItem("launch")).toBe("id-1");
  first.launcher.quit();
  await first.clock.pass(300);
  expect(first.log).toContain("close window");
  expect(first.called(leave1)).toHaveLength(1);
});

test.each([
  ["another tab owns the game", { elsewhere: true }, "1"],
  ["nobody is logged in", { signedIn: false }, "0"],
])("no leave is called on start when %s", async (_, conditions, isPlay) => {
  const fake = fakeLauncher();
  Object.assign(fake.conditions, conditions);
  fake.local.setItem("isPlay", "1");
  const over = fake.launcher.endLeftover();
  await fake.clock.pass(300);
  await over;
  expect(fake.called(leave1)).toHaveLength(0);
  expect(fake.local.getItem("isPlay")).toBe(isPlay);
});

test("a game that keeps running because the browser blocked the next one's window continues after a reload, too", async () => {
  const played = await playing();
  played.window.opens = false;
  played.launcher.play({ ...koi, gameCode: "JL-050" });
  await settled();
  expect(played.launcher.getState()).toMatchObject({ at: "playing", game: koi });
  const { local, session } = played;
  const anew = fakeLauncher({ local, session });
  anew.window.isFound = true;
  const over = anew.launcher.endLeftover();
  await anew.clock.pass(300);
  await over;
  expect(anew.launcher.getState()).toMatchObject({ at: "playing", game: koi, launchId: "id-1" });
});

/** A phone's /play that is reloaded during its game. */
async function phoneReloaded(
  change: (anew: ReturnType<typeof fakeLauncher>) => void,
  before: (played: ReturnType<typeof fakeLauncher>) => void = () => undefined,
) {
  const phone = { client: () => "mobile" as const };
  const played = await playing(fakeLauncher(phone));
  before(played);
  const { local, session } = played;
  const anew = fakeLauncher({ ...phone, local, session });
  anew.page.isFound = true;
  anew.conditions.running = true;
  change(anew);
  const over = anew.launcher.endLeftover();
  expect(anew.launcher.takingUp()).toBeDefined();
  await anew.clock.pass(300);
  await over;
  expect(anew.launcher.takingUp()).toBeUndefined();
  return { ...anew, local, session };
}

test("a game in a phone's /play continues after any number of reloads, and ends with its button", async () => {
  const first = await phoneReloaded(() => undefined);
  const again = fakeLauncher({
    client: () => "mobile",
    local: first.local,
    session: first.session,
  });
  again.page.isFound = true;
  again.conditions.running = true;
  const over = again.launcher.endLeftover();
  await again.clock.pass(300);
  await over;
  for (const { launcher, called } of [first, again]) {
    expect(launcher.getState()).toMatchObject({
      at: "playing",
      open: "page",
      game: koi,
      launchId: "id-1",
      url: "https://game.example/run?ticket=0c9f",
    });
    expect([called(leave1), called(play1)]).toEqual([[], []]);
  }
  again.launcher.quit();
  await again.clock.pass(300);
  again.called(leave1)[0]?.answer("100");
  await settled();
  expect([first.local.getItem("isPlay"), first.session.all()]).toEqual(["0", {}]);
});

test.each<[string, (anew: ReturnType<typeof fakeLauncher>) => void]>([
  ["the platform has closed its session", ({ conditions }) => (conditions.running = false)],
  ["the platform cannot say so", ({ conditions }) => (conditions.running = undefined)],
  ["another page than /play is loaded", ({ page }) => (page.isFound = false)],
  ["its address may not be shown any more", ({ page }) => (page.shown = "refused")],
])("[LAUNCH-38] a game of a phone's /play is left after a reload when %s", async (_, change) => {
  const { launcher, called } = await phoneReloaded(change);
  expect(launcher.getState().at).toBe("quitting");
  expect(called(leave1)).toHaveLength(1);
});

test("a game that was being quit when the page was reloaded is left, although its session is still open", async () => {
  const { launcher, called } = await phoneReloaded(
    () => undefined,
    (played) => played.launcher.quit(),
  );
  expect(launcher.getState().at).toBe("quitting");
  expect(called(leave1)).toHaveLength(1);
});
