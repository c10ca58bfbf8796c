import { settled } from "@naluma/machine/clock.fake";
import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import {
  addressOf,
  fakeLauncher,
  koi,
  leave1,
  memory,
  play1,
} from "../runner/launch.runner.fake.ts";
import { createReceiptBox } from "./receipt-box.ts";
import type { ToldReceipt } from "./receipt.ts";
import { toldReceipt } from "./receipts.fake.ts";
import { recordReceipts } from "./record-receipts.ts";
import type { WalletSnapshot } from "./wallet-snapshot.ts";

const fox = { ...koi, gameCode: "JL-050", name: "Midnight Fox" };

function recorded(local = memory()) {
  const fake = fakeLauncher();
  const who = { owner: "1:7" as string | undefined };
  const wallet = { main: "1000.00" as string | undefined, asked: 0 };
  const waiting: ((snapshot: WalletSnapshot | undefined) => void)[] = [];
  const balanceNotReturned: string[] = [];
  let notice: string | undefined;
  /** The platform's receipts; undefined if it keeps none. */
  const platform = { told: undefined as readonly ToldReceipt[] | undefined };
  const box = createReceiptBox({
    store: createStore(),
    local,
    owner: () => who.owner,
    fromPlatform: async () => platform.told,
  });
  recordReceipts({
    launcher: fake.launcher,
    clock: fake.clock,
    box,
    currency: () => "USD",
    mainNow: () => wallet.main,
    nextWalletSnapshot: () => new Promise((resolve) => waiting.push(resolve)),
    refreshWallet: () => void wallet.asked++,
    balanceNotReturned: (provider) => void balanceNotReturned.push(provider),
    notice: (launchId) => (notice = launchId),
    dropNotice: () => (notice = undefined),
  });
  const answer = async (main: string, held: string) => {
    for (const settle of waiting.splice(0)) settle({ main, held: { [koi.providerId]: held } });
    await settled();
  };
  const begin = async (game = koi, launchId = "id-1") => {
    fake.launcher.play(game);
    await settled();
    fake.called(play1).at(-1)?.answer("100");
    await settled();
    fake.launcher.addressArrived({ ...addressOf(launchId), gameCode: game.gameCode });
    await settled();
  };
  const quit = async () => {
    fake.launcher.quit();
    await fake.clock.pass(300);
  };
  const leave = async (code = "100") => {
    fake.called(leave1).at(-1)?.answer(code, null);
    await settled();
  };
  return {
    ...fake,
    who,
    wallet,
    platform,
    local,
    box,
    begin,
    answer,
    quit,
    leave,
    balanceNotReturned,
    notice: () => notice,
  };
}

/** The page reloads and leaves the game that it finds. */
async function leftover(local: ReturnType<typeof memory>) {
  const found = recorded(local);
  found.launcher.send({ type: "leftover-found", launchId: "id-9" });
  await settled();
  await found.leave();
  return found;
}

test("a game that continues after a reload continues its receipt", async () => {
  const first = recorded();
  await first.begin();
  await first.answer("0.00", "1000.00");
  const [kept] = first.box.list();
  const anew = recorded(first.local);
  anew.launcher.send({ type: "game-found", launchId: "id-1", game: koi, open: "window", url: "" });
  await settled();
  expect(anew.box.list()).toEqual([kept]);
  anew.launcher.quit();
  await anew.clock.pass(300);
  await anew.leave();
  expect(anew.box.list()).toEqual([
    expect.objectContaining({ launchId: "id-1", moneyIn: "1000.00" }),
  ]);
  expect(anew.box.list()[0]?.end).not.toBeNull();
});

test("a session has its game, its times, its launch and the platform's amounts", async () => {
  const { clock, wallet, box, begin, answer, quit, leave, notice } = recorded();
  const start = clock.now();
  await begin();
  expect(wallet.asked).toBe(1);
  await answer("0.00", "1000.00");
  expect(box.list()).toEqual([
    {
      launchId: "id-1",
      game: "Jade Koi River",
      provider: "GPJL",
      providerName: "Harbourline",
      currency: "USD",
      start,
      end: null,
      isFoundLate: false,
      moneyIn: "1000.00",
      moneyOut: null,
      back: "unknown",
      rounds: null,
      result: null,
      openStake: null,
    },
  ]);
  expect(notice()).toBeUndefined();

  wallet.main = "0.00";
  await clock.pass(60_000);
  await quit();
  wallet.main = "987.65";
  await leave();
  expect(notice()).toBe("id-1");
  await answer("987.65", "0.00");
  expect(box.list()).toEqual([
    expect.objectContaining({
      end: clock.now(),
      moneyIn: "1000.00",
      moneyOut: "987.65",
      back: "all",
    }),
  ]);
});

test("money still with the provider is marked as out, whatever the leave answered", async () => {
  const { wallet, box, begin, answer, quit, leave, balanceNotReturned } = recorded();
  await begin();
  await answer("0.00", "1000.00");
  wallet.main = "0.00";
  await quit();
  await leave("999");
  await answer("0.00", "1000.00");
  expect(box.list()[0]).toMatchObject({ moneyOut: null, back: "not-yet" });
  // The launcher marks the provider of its own game.
  expect(balanceNotReturned).toEqual([]);
});

test("amounts are unknown until the platform has reported them", async () => {
  const { wallet, box, begin, answer, quit, leave } = recorded();
  wallet.main = undefined;
  await begin();
  await answer("0.00", "1000.00");
  await quit();
  await leave();
  expect(box.list()[0]).toMatchObject({ moneyIn: null, moneyOut: null, back: "unknown" });
  await answer("1000.00", "0.00");
  expect(box.list()[0]).toMatchObject({ moneyIn: null, moneyOut: null, back: "all" });
});

test("a balance read after the leave says nothing about the money that went in", async () => {
  const { box, begin, answer, quit } = recorded();
  await begin();
  await quit();
  await answer("0.00", "1000.00");
  expect(box.list()[0]?.moneyIn).toBeNull();
});

test("a start that is asked for again is measured from before its first question", async () => {
  const { wallet, box, called, clock, launcher, answer } = recorded();
  launcher.play(koi);
  await settled();
  called(play1)[0]?.answer("offline", null, 0);
  await settled();
  // The response was lost, but its effect on the balance was reported.
  wallet.main = "0.00";
  await clock.pass(8_000);
  called(play1)[1]?.answer("100");
  await settled();
  launcher.addressArrived(addressOf("id-1"));
  await settled();
  await answer("0.00", "1000.00");
  expect(box.list()[0]?.moneyIn).toBe("1000.00");
});

test("a balance read while another game is on says nothing about the money that went into the first", async () => {
  const { box, called, launcher, begin, answer, leave } = recorded();
  await begin();
  launcher.play(fox);
  await settled();
  await leave();
  called(play1).at(-1)?.answer("100");
  await settled();
  const state = launcher.getState();
  launcher.addressArrived({
    ...addressOf("launchId" in state ? state.launchId : ""),
    gameCode: fox.gameCode,
  });
  await settled();
  expect(launcher.getState()).toMatchObject({ at: "playing", game: fox });
  await answer("0.00", "1000.00");
  expect(box.list().find(({ launchId }) => launchId === "id-1")?.moneyIn).toBeNull();
});

test("cancelling the next game while the first is left does not spoil the first game's returned amount", async () => {
  const { box, wallet, launcher, begin, answer, leave } = recorded();
  await begin();
  await answer("0.00", "1000.00");
  wallet.main = "0.00";
  launcher.play(fox);
  await settled();
  // The platform has carried out the leave and reported it; the response is still on its way.
  wallet.main = "990.00";
  launcher.quit();
  await leave();
  await answer("990.00", "0.00");
  expect(box.list()[0]).toMatchObject({ moneyOut: "990.00", back: "all" });
});

test("another game replaces the first: two receipts, and no notice", async () => {
  const { wallet, box, called, begin, answer, leave, notice, launcher } = recorded();
  await begin();
  await answer("0.00", "1000.00");
  wallet.main = "0.00";
  launcher.play(fox);
  await settled();
  expect(called(leave1)).toHaveLength(1);
  wallet.main = "990.00";
  await leave();
  // The wallet is read after the next game has already taken the money.
  await answer("0.00", "990.00");
  called(play1).at(-1)?.answer("100");
  await settled();
  // The first id was used for the question whether the running game may end.
  launcher.addressArrived({ ...addressOf("id-3"), gameCode: fox.gameCode });
  await settled();

  expect(notice()).toBeUndefined();
  const [second, first] = box.list();
  expect(first).toMatchObject({ game: "Jade Koi River", moneyOut: null, back: "unknown" });
  expect(first?.end).not.toBeNull();
  expect(second).toMatchObject({ game: "Midnight Fox", end: null });
});

test("a game ended by another one has both amounts if the platform keeps receipts", async () => {
  const { begin, box, platform, called, leave, launcher } = recorded();
  await begin();
  launcher.play(fox);
  await settled();
  platform.told = [toldReceipt({ launchId: "id-1", rounds: 3, result: "-2.00" })];
  await leave();
  expect(called(leave1)).toHaveLength(1);
  expect(box.list()).toEqual([
    expect.objectContaining({
      launchId: "id-1",
      moneyIn: "1000.00",
      moneyOut: "1012.34",
      back: "all",
      rounds: 3,
      result: "-2.00",
    }),
  ]);
});

test("a game that lost its network has all that the platform knows, although the wallet was uncertain", async () => {
  const { begin, quit, leave, box, wallet, platform, answer } = recorded();
  wallet.main = undefined;
  await begin();
  await quit();
  platform.told = [toldReceipt({ launchId: "id-1", rounds: 0, result: "0.00" })];
  await leave();
  // A comparison at this point would yield less.
  await answer("1000.00", "0.00");
  expect(box.list()[0]).toMatchObject({ moneyIn: "1000.00", moneyOut: "1012.34", back: "all" });
});

test("the notice goes when a game is requested", async () => {
  const { begin, quit, leave, notice, launcher } = recorded();
  await begin();
  await quit();
  await leave();
  expect(notice()).toBe("id-1");
  launcher.play(fox);
  expect(notice()).toBeUndefined();
});

test("a start that shows no game leaves no receipt", async () => {
  const { box, called, launcher } = recorded();
  launcher.play(koi);
  await settled();
  called(play1)[0]?.answer("999");
  await settled();
  expect(box.list()).toEqual([]);
});

test("a game left behind by a reload or a crash ends its receipt, marked as found late", async () => {
  const local = memory();
  await recorded(local).begin();
  const { wallet, box, answer, clock, balanceNotReturned } = await leftover(local);
  wallet.main = "0.00";
  expect(box.list()[0]).toMatchObject({ launchId: "id-1", end: clock.now(), isFoundLate: true });
  await answer("1000.00", "0.00");
  expect(box.list()).toEqual([expect.objectContaining({ moneyIn: null, back: "all" })]);
  expect(balanceNotReturned).toEqual([]);
});

test("money returned by a game that was found late is shown, unless none arrived now: it may have arrived before", async () => {
  const local = memory();
  await recorded(local).begin();
  const first = recorded(local);
  first.wallet.main = "0.00";
  first.launcher.send({ type: "leftover-found", launchId: "id-9" });
  await first.leave();
  await first.answer("1000.00", "0.00");
  expect(first.box.list()[0]?.moneyOut).toBe("1000.00");

  const other = memory();
  await recorded(other).begin();
  const then = await leftover(other);
  await then.answer("1000.00", "0.00");
  expect(then.box.list()[0]).toMatchObject({ moneyOut: null, back: "all" });
});

test("money that an abandoned game did not return is marked in the wallet, as the launcher knows no provider", async () => {
  const local = memory();
  await recorded(local).begin();
  const { box, answer, balanceNotReturned } = await leftover(local);
  await answer("0.00", "1000.00");
  expect(box.list()[0]?.back).toBe("not-yet");
  expect(balanceNotReturned).toEqual(["GPJL"]);
});

test("a session that is already closed is not ended again by what a page finds", async () => {
  const local = memory();
  const { begin, quit, leave, answer, box } = recorded(local);
  await begin();
  await quit();
  await leave();
  await answer("1000.00", "0.00");
  const [ended] = box.list();
  const { box: later, clock } = await leftover(local);
  await clock.pass(60_000);
  expect(later.list()).toEqual([ended]);
});

test("a game that another tab takes over ends its receipt here; that tab reports the money", async () => {
  const { begin, answer, take, box, clock, notice } = recorded();
  await begin();
  await answer("0.00", "1000.00");
  take();
  await answer("0.00", "1000.00");
  expect(box.list()[0]).toMatchObject({
    end: clock.now(),
    isFoundLate: false,
    moneyOut: null,
    back: "unknown",
  });
  expect(notice()).toBe("id-1");
});

test("the tab that takes a game over keeps the end that the other tab has seen", async () => {
  const local = memory();
  const here = recorded(local);
  await here.begin();
  const there = recorded(local);
  there.wallet.main = "0.00";
  there.launcher.send({ type: "leftover-found", launchId: "id-9" });
  here.take();
  await there.clock.pass(5_000);
  await there.leave();
  await there.answer("1000.00", "0.00");
  expect(there.box.list()[0]).toMatchObject({
    end: here.clock.now(),
    isFoundLate: false,
    moneyOut: "1000.00",
    back: "all",
  });
});

test("nothing is written about a member who has left", async () => {
  const { who, box, begin, launcher, answer } = recorded();
  await begin();
  who.owner = undefined;
  box.reload();
  launcher.loggedOut();
  await answer("1000.00", "0.00");
  expect(box.list()).toEqual([]);
  who.owner = "1:7";
  box.reload();
  expect(box.list()).toEqual([]);
});
