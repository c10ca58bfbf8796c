import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { logIn } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";
import { openedWindow } from "../../testing/opened-window.ts";
import { storeInOtherTab } from "../../testing/other-tab.ts";

const myCash = "/member/profile/my_cash";
const returnAll = "/member/profile/balance/all/back";
const getBack = "/member/profile/balance_get_back";
const hosts = [["desktop"], ["mobile"]] as const;

const walletButton = page.getByRole("banner").getByRole("button", { name: "Wallet" });
const wallet = page.getByRole("dialog", { name: "Wallet" });
const back = wallet.getByRole("button", { name: /^Return all to main wallet/ });

async function openWallet(): Promise<void> {
  await walletButton.click();
  await expect.element(wallet.getByRole("list")).toHaveAttribute("aria-busy", "false");
}

test.each(hosts)(
  "[WALLET-29] on %s a visitor who opens the wallet is asked to log in, and no call is made",
  async (host) => {
    const site = await openSite(host === "mobile" ? "/" : "/user", { host });
    if (host === "mobile") await page.getByRole("button", { name: "Wallet" }).click();
    await expect.element(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
    for (const path of [returnAll, getBack, myCash]) expect(site.calls(path)).toHaveLength(0);
  },
);

test("[WALLET-30] the wallet appears with the login, and no balance is read for a visitor", async () => {
  const site = await openSite("/sponsor");
  await expect.poll(site.socket.joined).toContain("board");
  await expect.element(walletButton).not.toBeInTheDocument();
  expect(site.calls(myCash)).toHaveLength(0);
  await logIn();
  await openWallet();
  await expect.element(wallet.getByText("Main wallet")).toBeVisible();
  expect(site.calls(myCash).length).toBeGreaterThan(0);
});

test.each(hosts)(
  "[WALLET-18] on %s a success is shown beside the total, and the wallet is read again without real time",
  async (host) => {
    const site = await openSite("/sponsor", { host, member: true });
    await expect.poll(site.socket.joined).toContain("private-member.7");
    await openWallet();
    const before = site.calls().length;
    await back.click();
    const told = page.getByText("All balances were returned to your main wallet.");
    await expect.element(told).toBeVisible();
    const called = () =>
      site
        .calls()
        .slice(before)
        .map(({ path }) => path);
    await expect.poll(() => called().slice(called().indexOf(returnAll))).toContain(myCash);
    const toast = told.element().closest(".toast")?.getBoundingClientRect();
    const total = wallet.element().querySelector(".wallet-total")?.getBoundingClientRect();
    if (!toast || !total) throw new Error("There is no toast, or no total.");
    expect(toast.top >= total.bottom || toast.bottom <= total.top).toBe(true);
  },
);

test.each(hosts)(
  "on %s providers are named once the list of games is there, and no id is shown before",
  async (host) => {
    const list = Promise.withResolvers<undefined>();
    await openSite("/user", {
      host,
      member: true,
      answers: { "/v3/game_list": () => list.promise },
    });
    const balances = page.getByRole("main").getByRole("list", { name: "Balances" });
    await expect.element(balances.getByText("$120.00")).toBeVisible();
    await expect.element(balances).not.toMatchTextContent(/GPJL/);
    list.resolve(undefined);
    await expect.element(balances.getByText("Jade Lion")).toBeVisible();
  },
);

test.each(hosts)(
  "on %s the ids stand for the names where the list of games cannot be had",
  async (host) => {
    const answers = { "/v3/game_list": { code: "999", message: "No games today." } };
    await openSite("/user", { host, member: true, answers });
    const balances = page.getByRole("main").getByRole("list", { name: "Balances" });
    await expect.element(balances.getByText("GPJL")).toBeVisible();
  },
);

const balance = page.getByRole("banner").getByText(/^(\$[\d,]+\.\d\d|•+)$/);

test("hidden amounts stay hidden over a reload, and follow another tab's choice", async () => {
  const site = await openSite("/sponsor", { member: true });
  await openWallet();
  await wallet.getByRole("button", { name: "Hide balances" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(balance).toHaveTextContent("•••••");
  await site.reload();
  await expect.element(balance).toHaveTextContent("•••••");
  await expect.poll(site.socket.joined).toContain("private-member.7");
  storeInOtherTab({ eyeOpen: "1" });
  await expect.element(balance).toMatchTextContent(/^\$/);
  storeInOtherTab({ eyeOpen: "0" });
  await expect.element(balance).toHaveTextContent("•••••");
});

test("an open wallet whose member logs out in another tab shows no amount and asks to log in", async () => {
  const site = await openSite("/sponsor", { host: "mobile", member: true });
  await expect.poll(site.socket.joined).toContain("private-member.7");
  await page.getByRole("navigation").getByRole("button", { name: "Wallet" }).click();
  await expect.element(wallet).toMatchTextContent(/\$[\d,]+\.\d\d/);
  storeInOtherTab({ token: null, session: null, member_id: null, member_account: null });
  await expect.element(wallet).toMatchTextContent(/Log in to see your wallet/);
  await expect.element(wallet).not.toMatchTextContent(/\d\.\d\d/);
  await wallet.getByRole("button", { name: "Log in" }).click();
  await expect.element(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
});

test("[RT-15] a member is told that transfers are disabled, and of no other status", async () => {
  const site = await openSite("/sponsor", { member: true });
  const told = page.getByText(/^Transfers are temporarily unavailable/);
  await expect.poll(site.socket.joined).toContain("private-member.7");
  const say = (code: string) =>
    site.socket.say("private-member.7", "forward_game.status", { code });
  say("957");
  await expect.element(told).toBeVisible();
  await page.getByRole("region", { name: "Notices" }).getByRole("button").click();
  await expect.element(told).not.toBeInTheDocument();
  say("958");
  await vi.advanceTimersByTimeAsync(1_000);
  await new Promise(requestAnimationFrame);
  expect(told.query()).toBeNull();
});

const launch = () => document.documentElement.dataset["launch"];

const gameAddress = { url: "https://game.provider.example/run?ticket=0c9f" };

test("[WALLET-06] [WALLET-07] [WALLET-08] nothing can be brought back while a game starts, is open or quits", async () => {
  const start = Promise.withResolvers<undefined>();
  const leave = Promise.withResolvers<undefined>();
  const site = await openSite("/", {
    member: true,
    settings: { gameOrigins: [new URL(gameAddress.url).origin] },
    answers: {
      "/member/game/play1": () => start.promise,
      "/member/game/leave1": () => leave.promise,
    },
  });
  await expect.poll(site.socket.joined).toContain("private-member.7");
  const opened = openedWindow();
  await page.getByRole("button", { name: "Play Golden Harvest" }).first().click();
  await expect.poll(launch).toBe("starting");
  await openWallet();
  const expectToWait = async (reason: RegExp) => {
    await expect.element(wallet.getByText(reason)).toBeVisible();
    await expect.element(back).toHaveAttribute("aria-disabled", "true");
  };
  await expectToWait(/^A game is starting/);

  start.resolve(undefined);
  await expect.poll(() => site.calls("/member/game/play1").length).toBe(1);
  site.socket.say("private-member.7", "game.url", gameAddress);
  await expect.poll(launch).toBe("playing");
  expect(opened.location.replace).toHaveBeenCalledWith(gameAddress.url);
  await expectToWait(/^You have a game open/);

  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Quit game" }).click();
  await expect.poll(launch).toBe("quitting");
  await openWallet();
  await expectToWait(/^Your game is closing/);
  const read = site.calls(myCash).length;
  leave.resolve(undefined);
  await expect.poll(launch).toBe("idle");
  await expect.poll(() => site.calls(myCash).length).toBeGreaterThan(read);
  await expect.element(back).not.toHaveAttribute("aria-disabled");
});

test("[WALLET-09] on /play balances cannot be brought back", async () => {
  const site = await openSite("/", {
    host: "mobile",
    member: true,
    settings: { frameOrigins: [new URL(gameAddress.url).origin] },
  });
  await expect.poll(site.socket.joined).toContain("private-member.7");
  await page.getByRole("button", { name: "Play Golden Harvest" }).first().click();
  await expect.poll(() => site.calls("/member/game/play1").length).toBe(1);
  site.socket.say("private-member.7", "game.url", gameAddress);
  await expect.poll(launch).toBe("playing");
  expect(location.pathname).toBe("/play");
  await expect.element(page.getByRole("button", { name: "Quit game" })).toBeVisible();
  expect(page.getByRole("button", { name: /Return all to main wallet/ }).query()).toBeNull();
  expect(page.getByRole("button", { name: "Wallet" }).query()).toBeNull();
});
