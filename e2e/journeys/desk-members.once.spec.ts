import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { faultsOf } from "./support/axe.ts";
import { openDesk, openPhone } from "./support/desk.ts";
import { expectFits } from "./support/fits.ts";
import { createLobby, lightPage } from "./support/lobby.ts";
import { logInButton, openLoginForm, sendLoginForm } from "./support/login-form.ts";
import { startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const ended = "Your session has expired. Log in again to continue.";

/** Finds a member as an operator does, and opens their page. */
const find = async (desk: Page, account: string) => {
  await desk.getByRole("link", { name: "Members", exact: true }).click();
  await desk.getByLabel("Account, id or name").fill(account);
  await desk.getByRole("button", { name: "Search" }).click();
  await desk.getByRole("link", { name: account, exact: true }).click();
  await expect(desk.getByRole("heading", { name: `Member ${account}` })).toBeVisible();
};

const part = (desk: Page, name: string) => desk.getByRole("region", { name, exact: true });

/** One of the ways of ending access, with its reason and the answer to its question. */
const change = async (desk: Page, action: string, reason = "The player asked for it.") => {
  const access = part(desk, "Access");
  await access.getByLabel("What to do").selectOption({ label: action });
  await access.getByLabel("Reason").fill(reason);
  await access.getByRole("button", { name: action }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: action }).click();
  await expect(desk.getByRole("alertdialog")).toHaveCount(0);
};

test("what an operator decides about members is on their open pages at once, on both hosts", async ({
  browser,
  page,
  lobby,
  accounts,
  stack,
  complaints,
}) => {
  // A page whose session ended hears it from its next call.
  complaints.expect(/status of 401/);
  const phone = await openPhone(browser, stack);
  const desk = await openDesk(browser, stack, "members");
  const players = [
    { host: page, lobby, member: await accounts.next() },
    { host: phone, lobby: createLobby(phone), member: await accounts.next() },
  ];

  for (const { host, lobby: site, member } of players) {
    await site.enter(member, lightPage);
    await find(desk, member.account);

    // Money, there and back, each for a reason.
    const money = part(desk, "Adjust money");
    const adjust = async (amount: string, button: string) => {
      await money.getByLabel("Amount").fill(amount);
      await money.getByLabel("Reason").fill("A round was settled wrong.");
      await money.getByRole("button", { name: "Adjust money" }).click();
      await desk.getByRole("alertdialog").getByRole("button", { name: button }).click();
      await expect(desk.getByRole("alertdialog")).toHaveCount(0);
    };
    await adjust("250.00", "Give it");
    await expect(createAccountWidget(host).balance).toHaveText("$1,250.00");
    await adjust("-50.50", "Take it");
    await expect(createAccountWidget(host).balance).toHaveText("$1,199.50");
    await expect(part(desk, "Account")).toContainText("1199.50 USD");

    // A message.
    const letter = part(desk, "Message");
    await letter.getByLabel("Title").fill("About your round");
    await letter.getByLabel("Text").fill("It was settled again.\n\nThank you <3");
    await letter.getByRole("button", { name: "Send the message" }).click();
    await expect(letter.getByLabel("Title")).toHaveValue("");
    await expect(host.getByRole("button", { name: /1 unread/ }).first()).toBeVisible();

    // Logged out, which the page says.
    await change(desk, "Log out everywhere");
    await expect(host.getByRole("status").filter({ hasText: ended })).toBeVisible();
    await expect(site.html).not.toHaveAttribute("data-member", /.*/);

    // A password of one login.
    await site.logIn(member);
    await site.present();
    await change(desk, "Reset the password");
    await expect(site.html).not.toHaveAttribute("data-member", /.*/);
    const password = await part(desk, "Access")
      .getByText("One-time password")
      .locator("b")
      .innerText();
    await expect(logInButton(host)).toBeVisible();
    await site.logIn({ ...member, password });
    await site.present();

    // Disabled: out, and not let in again until the account is enabled.
    await desk.reload();
    await change(desk, "Disable the account");
    await expect(site.html).not.toHaveAttribute("data-member", /.*/);
    const form = await openLoginForm(host);
    await sendLoginForm(form, { account: member.account, password, code: "0000" });
    await expect(host.getByText("This account is disabled.").first()).toBeVisible();
    await change(desk, "Enable the account");
    await expect(part(desk, "Account")).toContainText("active");
    await sendLoginForm(form, { password, code: "0000" });
    await expect(createAccountWidget(host).wallet).toBeVisible();
  }
  await phone.context().close();
  await desk.context().close();
});

test("a game that runs takes no stake once its member is disabled", async ({
  browser,
  page,
  lobby,
  member,
  stack,
  complaints,
}) => {
  complaints.expect(/status of 40/);
  await lobby.enter(member);
  const { game } = await startGame(page);
  const desk = await openDesk(browser, stack, "members");
  await find(desk, member.account);
  await change(desk, "Disable the account");
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  // All of the money is home: nothing was staked after it.
  await expect(part(desk, "Account")).toContainText("1000.00 USD");
  await expect(part(desk, "Account")).toContainText("disabled");
  if ("isClosed" in game && !game.isClosed())
    await expect(game.getByRole("button", { name: "Spin", exact: true })).toBeHidden();
  await desk.context().close();
});

test("an error keeps what was typed and stands at its field; nothing is done without a reason", async ({
  browser,
  member,
  stack,
  operator,
}) => {
  const desk = await openDesk(browser, stack, "members");
  await find(desk, member.account);
  const money = part(desk, "Adjust money");
  await money.getByLabel("Amount").fill("-5000.00");
  await money.getByRole("button", { name: "Adjust money" }).click();
  await expect(money.getByLabel("Reason")).toBeFocused();
  await expect(money.getByLabel("Reason")).toHaveAccessibleDescription(/Say why/);
  await money.getByLabel("Reason").fill("More than there is.");
  await money.getByRole("button", { name: "Adjust money" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Take it" }).click();
  await expect(money.getByRole("alert")).toContainText("There is not enough money for that.");
  await expect(money.getByLabel("Amount")).toHaveValue("-5000.00");
  await expect(money.getByLabel("Reason")).toHaveValue("More than there is.");
  const [main] = await operator.walletsOf(member.account);
  expect(main?.balance).toBe("100000");
  await desk.context().close();
});

test("the screen is without fault, fits a phone in both themes, and is worked by keyboard alone", async ({
  browser,
  member,
  stack,
}) => {
  const desk = await openDesk(browser, stack, "members");
  const tabTo = async (name: RegExp) => {
    const focused = desk.locator(":focus");
    for (let presses = 0; presses < 60; presses += 1) {
      await desk.keyboard.press("Tab");
      const label = await focused.evaluate((element) =>
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement
          ? (element.labels?.[0]?.textContent ?? "")
          : (element.textContent ?? ""),
      );
      if (name.test(label)) return;
    }
    throw new Error(`No press of Tab leads to ${name}.`);
  };
  await expect(desk.getByRole("table")).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);

  await desk.keyboard.press("Home");
  await tabTo(/^Account, id or name/);
  await desk.keyboard.type(member.account);
  await desk.keyboard.press("Enter");
  await expect(desk.getByText("1 member found.")).toBeVisible();
  await tabTo(new RegExp(`^${member.account}$`));
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("heading", { name: `Member ${member.account}` })).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await tabTo(/^Amount/);
  await desk.keyboard.type("1.00");
  await desk.keyboard.press("Tab");
  await desk.keyboard.type("By keyboard.");
  await desk.keyboard.press("Enter");
  const question = desk.getByRole("alertdialog");
  await expect(question).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await tabTo(/^Give it$/);
  await desk.keyboard.press("Enter");
  await expect(part(desk, "Account")).toContainText("1001.00 USD");

  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.getByRole("button", { name: /theme/i }).click();
  await expectFits(desk);
  expect(await faultsOf(desk)).toEqual([]);
  await desk.context().close();
});
