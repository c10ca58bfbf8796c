import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { createLobby, lightPage } from "./support/lobby.ts";
import { logInButton } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

/** The storage keys of a member's data. */
const memberKeys = ["member_id", "currency", "member_account", "token", "session", "isPlay"];

/** Everything the browser has stored for the site; of values that differ with each login, only their shape. */
const keptOfMember = async (page: Page) => {
  const kept = await page.evaluate(() => ({
    member: document.documentElement.dataset["member"] !== undefined,
    local: Object.fromEntries(Object.entries<string>(localStorage)),
    tab: Object.fromEntries(Object.entries<string>(sessionStorage)),
  }));
  const cookies = await page.context().cookies();
  const shape = (text: string) =>
    text
      .replace(/^(s_[0-9a-f]+)\.[\w-]{32}$/, "$1.…")
      .replace(/[0-9a-f]{4,}/g, "…")
      .replace(/\d{4,}/g, "…");
  const shapes = (entries: Record<string, string>) =>
    Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, shape(value)]));
  return {
    member: kept.member,
    local: shapes(kept.local),
    tab: shapes(kept.tab),
    account: kept.local["member_account"],
    memberId: kept.local["member_id"],
    cookies: cookies
      .map(({ name, value, path, httpOnly, sameSite }) => ({
        name,
        value,
        path,
        httpOnly,
        sameSite,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
};

test("[AUTH-11] [AUTH-89] a login through the form stores what tests with a signed-in member start from, and a logout removes it all @once", async ({
  page,
  lobby,
  member,
  browser,
  siteId,
}) => {
  await lobby.open(lightPage);
  await lobby.logIn(member);
  await lobby.present();
  const throughForm = await keptOfMember(page);

  const other = await (await browser.newContext()).newPage();
  await createLobby(other, siteId).enter(member, lightPage);
  expect(await keptOfMember(other)).toEqual(throughForm);
  await other.context().close();

  // The login elsewhere ended this session.
  await expect(logInButton(page)).toBeVisible();
  await lobby.logIn(member);
  await lobby.present();
  await createAccountWidget(page).logOut();
  await expect(logInButton(page)).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => memberKeys.includes(key))).toEqual([]);
});
