import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { logIn, logInButton } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";

const layout = "/member/profile/common/layout";
const own = "private-member.7";

const banner = page.getByRole("banner");
const wallet = banner.getByRole("button", { name: "Wallet", exact: true });
const balance = () => banner.element().querySelector(".balance-amount")?.textContent;
const isMember = () => document.documentElement.dataset["member"] !== undefined;
const messages = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

async function logOut(): Promise<void> {
  await page.getByRole("button", { name: /^Account menu/ }).click();
  const account = page.getByRole("dialog", { name: "Account menu" });
  await account.getByRole("button", { name: "Log out", exact: true }).click();
  await expect.poll(isMember).toBe(false);
}

test("[AUTH-87] [AUTH-90] a logout leaves the member's channels, and the next member sees nothing of the one before", async () => {
  const site = await openSite("/faq", { member: true });
  await expect.poll(balance).toMatch(/\d/);
  await expect.element(messages(/^Messages: \d+ unread$/)).toBeVisible();
  await expect.poll(site.socket.joined).toContain(own);

  await logOut();
  await expect.element(logInButton()).toBeVisible();
  await expect.element(wallet).not.toBeInTheDocument();
  expect(site.calls("/logout")).toHaveLength(1);
  await expect.poll(site.socket.joined).toContain("board");
  expect(site.socket.joined().filter((name) => /^(private|presence)-/.test(name))).toEqual([]);

  // Never answered, so that anything left over from the session would be visible.
  const held = () => new Promise<never>(() => undefined);
  site.answer({
    [layout]: held,
    "/member/profile/my_cash": held,
    "/arks/web/member/letter": held,
  });
  await logIn();
  await expect.element(wallet).toBeVisible();
  await expect.poll(balance).toBe("--");
  await expect.element(messages("Messages")).toBeVisible();
});

test("[AUTH-91] a logout sets the currency of the visitor's country and language", async () => {
  const site = await openSite("/", { member: true, country: "VN", currency: "USD" });
  const asked = () => site.calls("/v2/get_jackpot").at(-1)?.body;
  await expect.poll(asked).toMatchObject({ currency: "USD" });
  await logOut();
  await expect.poll(asked).toMatchObject({ currency: "VND" });
});

test("[AUTH-94] [RT-21] a login event of this same session, renewed or not, changes nothing; another's logs out and says why", async () => {
  const site = await openSite("/faq", { member: true });
  await expect.poll(site.socket.joined).toContain(own);
  for (const token of ["s1", "s1.secret", "s1.another-secret"])
    site.socket.say(own, "login", { token });
  // Events of a channel arrive in order.
  site.answer({ "/member/profile/my_cash": { data: { my_cash_list: [], total: "7654.32" } } });
  site.socket.say(own, "member.cash", { cash: "7654.32" });
  await expect.poll(balance).toBe("$7,654.32");
  expect([isMember(), localStorage.getItem("token")]).toEqual([true, "s1.secret"]);

  site.socket.say(own, "login", { token: "s2" });
  await expect
    .element(page.getByText(/^Your account was just logged in on another device/))
    .toBeVisible();
  await expect.poll(isMember).toBe(false);
  expect(localStorage.getItem("token")).toBeNull();
});

test("[API-15] several calls answered 401 log out once and say so once, and a login works right after", async () => {
  const refused = () => Response.json({ code: "401", message: "", data: null }, { status: 401 });
  const site = await openSite("/faq", { member: true });
  await expect.poll(balance).toMatch(/\d/);
  await expect.poll(site.socket.joined).toContain(own);
  site.answer({ [layout]: refused, "/member/profile/my_cash": refused });
  site.socket.say(own, "all_transfer_back");
  const ended = page.getByText(/^Your session has expired\. Log in again to continue\./);
  await expect.element(ended).toBeVisible();
  await expect.poll(isMember).toBe(false);
  expect(ended.elements()).toHaveLength(1);
  expect(page.getByText(/\d times/).query()).toBeNull();
  expect(page.getByRole("alert").query()).toBeNull();
  // The token is already invalid, so there is no point in sending a logout to the platform.
  expect(site.calls("/logout")).toHaveLength(0);

  site.answer({ [layout]: () => undefined, "/member/profile/my_cash": () => undefined });
  await logIn();
  await expect.poll(balance).toMatch(/\d/);
});
