import type { Page } from "@playwright/test";
import { createAccountWidget, storedSession } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { expect, test } from "./support/test.ts";

const exchange = "/get_info_data";
const home = /^http:\/\/[^/]+\/$/;

/** What the app for Android lends to its pages, and what it has heard from them since. */
const lendBridge = async (page: Page) => {
  const heard: unknown[] = [];
  await page.exposeFunction("hear", (text: string) => void heard.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const { hear } = window as unknown as { hear: (text: string) => void };
    Object.assign(window, { NalumaApp: { postMessage: (text: string) => hear(text) } });
  });
  return heard;
};

test("[AUTH-97] [AUTH-100] [ROUTE-46] an enc logs its member in once, the page goes home, the app hears it once", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const heard = await lendBridge(page);
  const calls = watchCalls(page);
  const address = await operator.loginLink(member.account);
  const { search } = new URL(address);
  await lobby.open(`/discount${search}`);
  await expect(page).toHaveURL(home);
  await expect(createAccountWidget(page).wallet).toBeVisible();
  expect(calls.count(exchange)).toBe(1);
  expect(calls.to(exchange)[0]?.postDataJSON()).toEqual({ enc: search.slice("?enc=".length) });
  const { token, memberId } = await storedSession(page);
  expect(heard).toEqual([{ msg: "tokenLoginSet", memberId: Number(memberId) }]);

  // The same link says nothing to anybody a second time, and whoever is there stays.
  const notice = page.getByText(`You’re still logged in as ${member.account}.`).waitFor();
  await lobby.open(`/faq${search}`);
  await notice;
  await expect(page).toHaveURL(home);
  expect(await storedSession(page)).toEqual({ token, memberId });
  expect(heard).toHaveLength(1);
});

test("[AUTH-99] [ROUTE-46] an exchange that lacks a key leads home, and logs nobody in", async ({
  page,
  lobby,
  operator,
}) => {
  const whole = { tk: "s_1.secret", member_id: 1, member_account: "a", member_currency: "USD" };
  const calls = watchCalls(page);
  for (const key of Object.keys(whole)) {
    await operator.answer({
      path: exchange,
      code: "100",
      data: JSON.stringify({ ...whole, [key]: undefined }),
    });
    const notice = page.getByText("This login link is not valid. Log in to continue.").waitFor();
    await lobby.open("/faq?enc=sealed");
    await notice;
    await expect(page).toHaveURL(home);
    expect(await storedSession(page)).toEqual({ token: "", memberId: "" });
  }
  expect(calls.count("/member/profile/common/layout")).toBe(0);
});

test("[AUTH-92] a logout goes home from a member's page, and stays on it in the app for iOS", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
}) => {
  // What the page is reading when the session ends is refused.
  complaints.expect(/status of 401/);
  const logOut = async () => {
    const { channel } = await lobby.enter(member, "/user");
    await operator.event(channel, "login", { token: "s_another.login" });
    await expect.poll(() => storedSession(page)).toEqual({ token: "", memberId: "" });
  };
  await logOut();
  await expect(page).toHaveURL(home);

  await page.addInitScript(() =>
    Object.assign(window, { webkit: { messageHandlers: { nalumaApp: {} } } }),
  );
  await logOut();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await expect(page).toHaveURL(/\/user$/);
});
