import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { games } from "../../testing/games.fake.ts";
import { openSite } from "../../testing/open-site.tsx";

const bar = page.getByRole("navigation", { name: "Main" });
const logIn = page.getByRole("dialog", { name: "Log in" });
const me = page.getByRole("dialog", { name: "Profile" });
const current = () => document.querySelector(".tab-bar [aria-current]")?.textContent;

test("a phone's bar leads home, to the games and to customer service, and marks the current place", async () => {
  const site = await openSite("/", { host: "mobile", answers: games });
  await expect.poll(current).toBe("Home");
  await expect
    .element(bar.getByRole("link", { name: "Support" }))
    .toHaveAttribute("href", expect.stringMatching(/^https?:/));
  await bar.getByRole("link", { name: "Games" }).click();
  await expect.poll(current).toBe("Games");
  await expect
    .poll(() => document.querySelector("#games")?.getBoundingClientRect().top)
    .toBeLessThan(200);
  await bar.getByRole("link", { name: "Home" }).click();
  await expect.poll(current).toBe("Home");
  await site.go("/gameHall/2");
  await expect.poll(current).toBe("Games");
  await site.go("/sponsor");
  await expect.poll(current).toBeUndefined();
});

test("the tab bar asks a visitor to log in for the wallet, and restores the focus", async () => {
  await openSite("/sponsor", { host: "mobile" });
  const wallet = bar.getByRole("button", { name: "Wallet" });
  await wallet.click();
  await expect.element(logIn).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(logIn).not.toBeInTheDocument();
  await expect.element(wallet).toHaveFocus();

  await bar.getByRole("button", { name: "Profile" }).click();
  await me.getByRole("button", { name: "Log in" }).click();
  await expect.element(logIn).toBeVisible();
  await expect.element(me).not.toBeInTheDocument();
});

test("the tab bar opens a member's wallet, and the account with the logout", async () => {
  await openSite("/sponsor", { host: "mobile", member: true });
  await bar.getByRole("button", { name: "Wallet" }).click();
  await expect
    .element(page.getByRole("dialog", { name: "Wallet" }))
    .toMatchTextContent(/\$[\d,]+\.\d\d/);
  await userEvent.keyboard("{Escape}");
  await bar.getByRole("button", { name: /^Profile\b/ }).click();
  await expect.element(me).toMatchTextContent(/player01/);
  await expect.element(me).toMatchTextContent(/Currency: USD/);
  await me.getByRole("button", { name: "Log out" }).click();
  await expect
    .element(page.getByRole("banner").getByRole("button", { name: "Wallet" }))
    .not.toBeInTheDocument();
  expect(localStorage.getItem("token")).toBeNull();
});
