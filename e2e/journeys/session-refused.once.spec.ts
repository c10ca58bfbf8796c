import { scaledTimeout } from "@naluma/tools/timeouts";
import type { Page } from "@playwright/test";
import { createAccountWidget, storedSession } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { someDollars } from "./support/money.ts";
import { callPlatform } from "./support/platform.ts";
import { pressPlay } from "./support/play.ts";
import { envelopeCalls } from "./support/red-envelope.ts";
import {
  createRoulette,
  roulette,
  rouletteInfo,
  spinCall,
  startRoulette,
} from "./support/roulette.ts";
import { expect, test } from "./support/test.ts";

const ended = "Your session has expired. Log in again to continue.";

/** Ends the page's session at the platform, as an operator or a long sleep would. */
const endSession = async (page: Page, lobby: string) => {
  const { token } = await storedSession(page);
  await callPlatform(lobby, "/logout", { token });
};

/**
 * How long after the first answer 401 the page stopped to show a member, in ms by the page's clock.
 * To be called before the 401: it leaves an observer in the page and asks for it later.
 */
const watchLogout = async (page: Page) => {
  const observe = () => {
    // The document, because before the first byte of the page there is no <html> to watch.
    new MutationObserver(() => {
      const { dataset } = document.documentElement;
      if (dataset["member"] === undefined) dataset["goneAt"] ??= String(performance.now());
    }).observe(document, { subtree: true, attributeFilter: ["data-member"] });
  };
  await page.addInitScript(observe);
  await page.evaluate(observe);
  return () =>
    page.evaluate(() => {
      const refused = performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ responseStatus }) => responseStatus === 401)
        .map(({ responseEnd }) => responseEnd);
      return Number(document.documentElement.dataset["goneAt"]) - Math.min(...refused);
    });
};

test("[API-15] [API-18] a call that is answered 401 logs out at once when real time is there", async ({
  page,
  lobby,
  member,
  operator,
  stack,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const { channel } = await lobby.enter(member);
  const calls = watchCalls(page);
  const took = await watchLogout(page);
  const notice = page.getByText(ended).waitFor();
  await endSession(page, stack.lobby);
  // Whatever is asked next meets the dead token.
  await operator.event(channel, "profile.updated");

  await notice;
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  expect(await storedSession(page)).toEqual({ token: "", memberId: "" });
  expect(await took()).toBeLessThan(scaledTimeout(1_500));
  // The token is dead: nothing is to be gained from telling the platform, or from a second toast.
  expect(calls.count("/logout")).toBe(0);
  await expect(page.getByText(ended)).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("[API-18] without the member's channel the logout waits no longer than 2 s for it", async ({
  page,
  lobby,
  member,
  stack,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const { token } = await lobby.enter(member);
  const took = await watchLogout(page);
  const notice = page.getByText(ended).waitFor();
  // No page is open while the session ends: a late call of the open one would hear of it first.
  await page.goto("about:blank");
  await callPlatform(stack.lobby, "/logout", { token });
  // The token is dead from the first call on, so that the channel is refused as well.
  await page.goto("/", { waitUntil: "commit" });
  await notice;
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  expect(await took()).toBeLessThan(scaledTimeout(3_000));
});

test("[API-17] [API-19] [API-24] [API-25] a 401 ends the member's calls that are still under way, without a word about them", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const { channel } = await lobby.enter(member);
  const calls = watchCalls(page);
  const own = { member: member.account, behaviour: "hold", times: "always" } as const;
  await operator.answer({ ...own, path: "/member/profile/common/layout" });
  await operator.answer({ ...own, path: "/member/game/play1" });
  await operator.answer({ ...own, path: "/member/profile/my_cash" });
  const favourite = "/arks/web/member-games/favorite/store";
  await operator.answer({ ...own, path: favourite });
  const letters = "/arks/web/member/letter";
  await operator.answer({ ...own, path: letters });
  await operator.letter(member.account, "Never read");
  await expect.poll(() => calls.count(letters)).toBe(1);

  await page.getByRole("button", { name: "Favourite: Lotus Ascent" }).click();
  await expect.poll(() => calls.count(favourite)).toBe(1);
  await pressPlay(page);
  await expect.poll(() => calls.count("/member/game/play1")).toBe(1);
  await operator.event(channel, "all_transfer_back");
  await expect.poll(() => calls.count("/member/profile/common/layout")).toBeGreaterThan(0);
  await expect.poll(() => calls.count("/member/profile/my_cash")).toBeGreaterThan(0);
  // A toast stays for 3 s only, so it is waited for from now on.
  const notice = page.getByText(ended).waitFor();
  // Of this member's calls only: the server asks the same for the pages that it draws.
  await operator.answer({
    path: "/arks/web/site/detail",
    member: member.account,
    code: "401",
    status: 401,
  });
  await operator.event("web_member", "customer_service_link_change");

  for (const path of [
    "/member/profile/common/layout",
    "/member/game/play1",
    "/member/profile/my_cash",
    favourite,
    letters,
  ])
    await expect.poll(() => calls.count(path) - calls.aborted(path).length, path).toBe(0);
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  await notice;
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("several calls answered 401 log out once, and a login is possible right after", async ({
  page,
  lobby,
  member,
  operator,
  stack,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const { channel } = await lobby.enter(member);
  await endSession(page, stack.lobby);
  await operator.event(channel, "all_transfer_back");
  await expect(page.getByText(ended)).toHaveCount(1);
  await expect(page.getByText(/\d times/)).toHaveCount(0);
  await lobby.logIn(member);
  await expect(createAccountWidget(page).balance).toHaveText(someDollars);
  await lobby.connected();
});

test("[API-20] [API-21] [API-22] [API-23] a 401 ends the calls of the roulette and of the red envelope that are under way", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const end = await startRoulette(operator);
  const wheel = createRoulette(page);
  await lobby.enter(member);
  await wheel.open();
  await expect(wheel.spin).toBeEnabled();

  const calls = watchCalls(page);
  const held = [roulette, rouletteInfo, spinCall, envelopeCalls.offered];
  for (const path of held)
    await operator.answer({ path, member: member.account, behaviour: "hold", times: "always" });
  await wheel.spin.click();
  await expect.poll(() => calls.count(spinCall)).toBe(1);
  await operator.event("private-member.USD", "roulette_display");
  await operator.event("private-member.USD", "RedEnvelopeDisplay");
  for (const path of held) await expect.poll(() => calls.count(path), path).toBe(1);
  const notice = page.getByText(ended).waitFor();
  await operator.answer({
    path: "/arks/web/site/detail",
    member: member.account,
    code: "401",
    status: 401,
  });
  await operator.event("web_member", "customer_service_link_change");

  for (const path of held) await expect.poll(() => calls.aborted(path).length, path).toBe(1);
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  await notice;
  await end();
});
