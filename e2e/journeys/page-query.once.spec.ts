import type { Page } from "@playwright/test";
import { createAccountWidget, storedSession } from "./support/account-widget.ts";
import type { Account } from "./support/accounts.ts";
import { watchCalls } from "./support/calls.ts";
import type { Lobby } from "./support/lobby.ts";
import { expect, test } from "./support/test.ts";

/** What an app or another site writes into the address of somebody who is logged in there. */
const arrivalOf = async (lobby: Lobby, page: Page, member: Account) => {
  const { token, memberId } = await lobby.enter(member);
  await page.evaluate(() => localStorage.clear());
  return {
    tk: token,
    member_account: member.account,
    member_currency: "USD",
    member_id: memberId,
  };
};

const arriveAt = (path: string, arrival: Partial<Record<string, string>>) =>
  `${path}?${new URLSearchParams(Object.entries(arrival).map(([key, value = ""]) => [key, value]))}`;

test("[AUTH-95] an address with all four facts of a member logs in, one without any of them does not", async ({
  page,
  lobby,
  member,
}) => {
  const arrival = await arrivalOf(lobby, page, member);
  const { wallet } = createAccountWidget(page);
  const calls = watchCalls(page);
  for (const missing of Object.keys(arrival)) {
    await lobby.visit(arriveAt("/discount", { ...arrival, [missing]: "" }));
    await expect(wallet).toHaveCount(0);
    expect(await storedSession(page)).toEqual({ token: "", memberId: "" });
    expect(calls.count("/member/profile/common/layout")).toBe(0);
  }
  for (const path of ["/discount", "/user"]) {
    await page.evaluate(() => localStorage.clear());
    await lobby.open(arriveAt(path, arrival));
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => storedSession(page)).toMatchObject({ memberId: arrival.member_id });
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("dialog", { name: "Log in" })).toHaveCount(0);
  }
});

test("[AUTH-95] an address that the platform does not confirm leaves whoever was there, in every tab", async ({
  page,
  lobby,
  member,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const present = await lobby.enter(member);
  const own = { token: present.token, memberId: present.memberId };
  const junk = { tk: "junk", member_account: "somebody", member_currency: "USD", member_id: "1" };
  const other = await page.context().newPage();
  for (const claim of [junk, { ...junk, tk: present.token }]) {
    const notice = other.getByText(`You’re still logged in as ${member.account}.`).waitFor();
    await other.goto(arriveAt("/discount", claim));
    await notice;
    await expect(createAccountWidget(other).wallet).toBeVisible();
    expect(await storedSession(other)).toEqual(own);
  }
  await other.close();
  await expect(createAccountWidget(page).wallet).toBeVisible();
  expect(await storedSession(page)).toEqual(own);
});

test("[AUTH-95] a visitor whose address is not confirmed is turned away from a member's page, and told why", async ({
  page,
  lobby,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const junk = { tk: "junk", member_account: "somebody", member_currency: "USD", member_id: "1" };
  const notice = page.getByText("This login link is not valid. Log in to continue.").waitFor();
  await lobby.open(arriveAt("/user", junk));
  await notice;
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
});

test("[AUTH-96] after a reload of the site's own the address changes nobody", async ({
  page,
  lobby,
  member,
}) => {
  const arrival = await arrivalOf(lobby, page, member);
  await page.evaluate(() => localStorage.setItem("skipReloadGetInfo", "1"));
  const calls = watchCalls(page);
  await lobby.visit(arriveAt("/", arrival));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("skipReloadGetInfo")))
    .toBeNull();
  await expect(createAccountWidget(page).wallet).toHaveCount(0);
  expect(calls.count("/member/profile/common/layout")).toBe(0);
});
