import type { Template } from "@naluma/site/device";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { games } from "../../testing/games.fake.ts";
import { openSite } from "../../testing/open-site.tsx";
import { fieldOf, openRegisterForm, registrationWith } from "../../testing/register.ts";

const answers = { ...games, ...registrationWith({ USD: { member_name: "required" } }) };

/** The dialog that a button has opened, if any. */
const open = page.getByRole("dialog").or(page.getByRole("alertdialog"));

const press = (name: string | RegExp) => () =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();

const openers: [host: Template, member: boolean, what: string, press: () => Promise<void>][] = [
  ["desktop", false, "the login", press("Log in")],
  ["desktop", false, "the question before a game", press("Play Midnight Fox")],
  ["desktop", false, "language and theme", press(/Language, currency/)],
  ["desktop", true, "the wallet", press("Wallet")],
  ["desktop", true, "the account menu", press("Account menu")],
  ["mobile", false, "the search", press(/^Search/)],
  ["mobile", false, "Profile", press("Profile")],
  ["mobile", true, "the wallet", press("Wallet")],
  ["mobile", true, "Profile", press(/^Profile\b/)],
];

test.each(openers)(
  "Back closes the topmost layer and stays on the page (%s, member %s: %s)",
  async (host, member, _, opens) => {
    const site = await openSite("/sponsor", { host, member, answers });
    await site.go("/");
    await opens();
    await expect.element(open).toBeVisible();
    history.back();
    await expect.element(open).not.toBeInTheDocument();
    expect(location.pathname).toBe("/");
    history.back();
    await expect.poll(() => location.pathname).toBe("/sponsor");
  },
);

test("what was typed into the registration is still there after Back", async () => {
  await openSite("/sponsor", { host: "mobile", answers });
  const form = await openRegisterForm();
  await fieldOf(form, "Username").fill("nadia");
  history.back();
  await expect.element(form).not.toBeInTheDocument();
  await openRegisterForm();
  await expect.element(fieldOf(form, "Username")).toHaveValue("nadia");
});

test("a link in a menu navigates, and Back leads home without an entry for the menu in between", async () => {
  const site = await openSite("/sponsor", { host: "mobile", member: true, answers });
  await site.go("/");
  await press(/^Profile\b/)();
  await open.getByRole("link", { name: "Promotions" }).click();
  await expect.poll(() => location.pathname).toBe("/discount");
  await expect.element(open).not.toBeInTheDocument();
  history.back();
  await expect.poll(() => location.pathname).toBe("/");
  history.back();
  await expect.poll(() => location.pathname).toBe("/sponsor");
});
