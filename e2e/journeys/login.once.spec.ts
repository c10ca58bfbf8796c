import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { createLobby, lightPage } from "./support/lobby.ts";
import { openLoginForm, pictureOf, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

/** All that a browser keeps of the site; of what differs from login to login only the form. */
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

test("a browser keeps of a login through the form what it keeps where a test begins with a member", async ({
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
});

test("[AUTH-18] an attempt that is refused brings a new picture and wipes the answer", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  const calls = watchCalls(page);
  await operator.answer({ path: "/login", code: "999", message: "Come back later." });
  await lobby.open(lightPage);
  const form = await openLoginForm(page);
  await sendLoginForm(form, { ...member, code: "0000" });
  await expect(form.getByRole("alert")).toContainText("Come back later.");
  await expect.poll(() => calls.count("/captcha")).toBe(2);
  await expect(pictureOf(form)).toBeVisible();
  await expect(form.getByLabel("Verification code")).toHaveValue("");
  await expect(form.getByLabel("Username")).toHaveValue(member.account);

  await sendLoginForm(form, { code: "0000" });
  await expect(createAccountWidget(page).wallet).toBeVisible();
});

test("[AUTH-07] [AUTH-08] [AUTH-09] the form asks for an account, a password or a code that is missing, and sends nothing", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  await lobby.open(lightPage);
  const form = await openLoginForm(page);
  const complete = { account: "player21", password: "naluma88", code: "0000" };
  for (const [missing, field, text] of [
    ["account", "Username", "Enter your username."],
    ["password", "Password", "Enter your password."],
    ["code", "Verification code", "Enter the verification code."],
  ] as const) {
    await sendLoginForm(form, { ...complete, [missing]: "" });
    const input = form.getByLabel(field, { exact: true });
    await expect(input).toHaveAccessibleDescription(text);
    await expect(input).toBeFocused();
  }
  expect(calls.count("/login")).toBe(0);
});

test("[AUTH-10] of several failures only the first is shown: account, password, code", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  await lobby.open(lightPage);
  const form = await openLoginForm(page);
  const errors = form.getByText(/^Enter (your username|your password|the verification code)/);

  await sendLoginForm(form, {});
  await expect(errors).toHaveText(["Enter your username."]);
  await sendLoginForm(form, { account: "player21" });
  await expect(errors).toHaveText(["Enter your password."]);
  await sendLoginForm(form, { password: "naluma88" });
  await expect(errors).toHaveText(["Enter the verification code."]);
  expect(calls.count("/login")).toBe(0);
});

test("the form is sent once, however often it is pressed", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  const calls = watchCalls(page);
  await operator.answer({ path: "/login", behaviour: "hold", carry_out: true });
  await lobby.open(lightPage);
  const form = await openLoginForm(page);
  await sendLoginForm(form, { ...member, code: "0000" });
  await form.getByLabel("Username").press("Enter");
  await form.getByLabel("Username").press("Enter");
  await expect.poll(() => calls.count("/login")).toBe(1);
  await operator.clearAnswers();
  await expect(createAccountWidget(page).wallet).toBeVisible();
  expect(calls.count("/login")).toBe(1);
});

test("what the platform lends for the login is carried by no call meanwhile", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  const calls = watchCalls(page);
  await operator.answer({ path: "/login", behaviour: "hold", carry_out: true });
  await lobby.visit();
  await lobby.hears("web_api.USD");
  await sendLoginForm(await openLoginForm(page), { ...member, code: "0000" });
  await expect.poll(() => calls.count("/login")).toBe(1);
  const [meanwhile] = await Promise.all([
    page.waitForRequest(/\/arks\/web\/carousel_picture$/),
    operator.event("web_api.USD", "carousel_picture.url"),
  ]);
  expect(calls.to("/login").map((login) => login.headers()["authorization"])).toEqual([
    expect.stringMatching(/^p_/),
  ]);
  expect(meanwhile.headers()).not.toHaveProperty("authorization");
});
