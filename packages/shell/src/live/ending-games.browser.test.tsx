import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { games } from "../testing/games.fake.ts";
import { openSite } from "../testing/open-site.tsx";
import { openedWindow } from "../testing/opened-window.ts";
import {
  inDialogs,
  inWindows,
  launch,
  leaveCall,
  playCall,
  quitButton,
  startGame,
  toast,
} from "../testing/play.ts";

const hosts = ["desktop", "mobile"] as const;
const wallet = "/member/profile/my_cash";

test("[LAUNCH-24] [LAUNCH-25] [LAUNCH-26] a forced quit closes the game's window, leaves it, and reads the wallet again", async () => {
  const { close } = openedWindow();
  const site = await openSite("/", { member: true, settings: inWindows, answers: games });
  await startGame(site);
  await page.getByRole("button", { name: "Account menu" }).click();
  const menu = page.getByRole("dialog", { name: "Account menu" });
  await menu.getByRole("button", { name: "Member centre" }).click();
  const question = page.getByRole("alertdialog", { name: "End the current game?" });
  await expect.element(question).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  const before = site.calls(wallet).length;
  await question.getByRole("button", { name: "End the game" }).click();
  await expect.poll(launch).toBe("idle");
  expect(close).toHaveBeenCalledOnce();
  expect(site.calls(leaveCall)).toHaveLength(1);
  await expect.poll(() => site.calls(wallet).length).toBeGreaterThan(before);
});

test("[LAUNCH-24] an operator's link to its own page of records ends a game first, if the player agrees", async () => {
  const { close, opens } = openedWindow();
  const address = "https://operator.example/records";
  const site = await openSite("/", {
    member: true,
    settings: { ...inWindows, capabilities: [], pages: { DWRecord: address } },
    answers: games,
  });
  await startGame(site);
  const before = opens.mock.calls.length;
  const banner = Object.assign(document.createElement("a"), { href: address, target: "_blank" });
  document.body.append(banner);
  onTestFinished(() => banner.remove());
  banner.click();
  const question = page.getByRole("alertdialog", { name: "End the current game?" });
  await question.getByRole("button", { name: "Keep playing" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();

  banner.click();
  await question.getByRole("button", { name: "End the game" }).click();
  await expect.poll(launch).toBe("idle");
  expect(opens.mock.calls.slice(before)).toEqual([[address, "_blank", "noopener,noreferrer"]]);
  expect(site.opened).toEqual([]);
});

test.each(hosts)(
  "[LAUNCH-24] [LAUNCH-25] a login elsewhere closes the game on %s, and leaves it",
  async (host) => {
    const site = await openSite("/", { host, member: true, settings: inDialogs, answers: games });
    await startGame(site);
    site.socket.say("private-member.7", "login", { token: "s_ffffffffffff" });
    await expect.poll(() => document.querySelector("iframe")).toBeNull();
    await expect.poll(() => site.calls(leaveCall)).toHaveLength(1);
    await expect.poll(() => document.documentElement.dataset["member"]).toBeUndefined();
  },
);

test.each(hosts)(
  "[LAUNCH-23] a leave that fails is not reported on %s, and the next game can start",
  async (host) => {
    openedWindow();
    const answers = { ...games, [leaveCall]: "code_999" };
    const site = await openSite("/", { host, member: true, settings: inWindows, answers });
    await startGame(site);
    await quitButton.click();
    await expect.poll(launch).toBe("idle");
    expect(site.calls(leaveCall)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(toast.query()).toBeNull();
    await startGame(site, "Lotus Ascent");
  },
);

test.each(hosts)(
  "[LAUNCH-41] a visitor of %s has no game to quit: no button but a login, and no call",
  async (host) => {
    // A game that an earlier member left behind in this browser must not be quit.
    const site = await openSite("/play", { host, stored: { isPlay: "1" }, answers: games });
    await expect.element(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
    await expect.poll(() => location.pathname).toBe("/");
    expect(quitButton.query()).toBeNull();
    await expect.poll(() => localStorage.getItem("isPlay")).toBe("0");
    expect(site.calls(leaveCall)).toEqual([]);
  },
);

test("going back from the player ends the game", async () => {
  const site = await openSite("/faq", {
    host: "mobile",
    member: true,
    settings: inDialogs,
    answers: games,
  });
  await site.go("/");
  await startGame(site);
  await expect.poll(() => location.pathname).toBe("/play");
  await expect.element(quitButton).toBeVisible();
  history.back();
  await expect.poll(launch).toBe("idle");
  expect(location.pathname).toBe("/");
  expect(site.calls(leaveCall)).toHaveLength(1);
});

test("a game made for a wide screen asks to turn the phone, for as long as it is upright", async () => {
  const site = await openSite("/", {
    host: "mobile",
    member: true,
    settings: { ...inDialogs, landscapeProviders: ["GP1"] },
    answers: games,
  });
  await startGame(site);
  const hint = page.getByText("This game is played in landscape. Rotate your phone.");
  await expect.element(hint).toBeVisible();
  await page.viewport(844, 390);
  await expect.element(hint).not.toBeVisible();
  await page.viewport(390, 844);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect.element(hint).not.toBeInTheDocument();
  expect(launch()).toBe("playing");
});

test("the notice of an ended game can be closed, below the floats of promotions", async () => {
  const answers = { ...games };
  const site = await openSite("/", { host: "mobile", member: true, settings: inDialogs, answers });
  await startGame(site);
  await quitButton.click();
  const notice = page.getByRole("complementary").filter({ hasText: "Midnight Fox has ended" });
  await expect.element(notice).toBeVisible();
  const float = () => document.querySelector(".floats")?.getBoundingClientRect().bottom ?? 0;
  await expect.poll(float).toBeGreaterThan(0);
  const top = notice.element().getBoundingClientRect().top;
  expect(float()).toBeLessThan(top);
  await notice.getByRole("button", { name: "Close" }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(float).toBeGreaterThan(top);
  expect(site.calls(playCall)).toHaveLength(1);
});
