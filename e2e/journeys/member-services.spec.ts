import type { Page } from "@playwright/test";
import { stacks } from "../stacks/settings.ts";
import { createAccountWidget } from "./support/account-widget.ts";
import type { Account } from "./support/accounts.ts";
import { goInCentre } from "./support/centre.ts";
import type { Lobby } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import type { Operator } from "./support/operator.ts";
import { isPhone, quitGame, spin, startGame } from "./support/play.ts";
import { expect, onOneWorker, startsGames, test } from "./support/test.ts";

test.describe.configure(onOneWorker);

/** A 404 is an error in the console, which fails the test at its end. */
const isWhole = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
};

interface Surroundings {
  page: Page;
  lobby: Lobby;
  member: Account;
  operator: Operator;
}

/** Logs in, plays, has the money back, and looks at every page in the menu, and at three that may have no service. */
const visitEverything = async ({ page, lobby, member, operator }: Surroundings): Promise<void> => {
  await lobby.open();
  await lobby.logIn(member);
  const running = await startGame(page);
  await spin(running);
  await quitGame(page);
  const wallets = await operator.walletsOf(member.account);
  expect(inMain(wallets)).toBe(totalOf(wallets));

  await lobby.open("/user");
  await isWhole(page);
  const links = await page
    .getByRole("navigation", { name: "Member centre" })
    .locator("a[href^='/user']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const path of links) {
    await goInCentre(page, path);
    await isWhole(page);
  }
  for (const path of ["/user/Deposit", "/user/DWRecord", "/proxy"]) {
    await lobby.open(path);
    await isWhole(page);
  }
};

test.describe("on a platform without member services", () => {
  test.use(startsGames(stacks.noServices));

  test("a member logs in, plays, has the money back and finds every page whole", async ({
    page,
    lobby,
    member,
    operator,
  }) => {
    await visitEverything({ page, lobby, member, operator });
    await lobby.open();
    const { menu, account } = createAccountWidget(page);
    await menu.click();
    await expect(account.getByRole("button", { name: "Member centre" })).toBeVisible();
    await expect(account.getByRole("button", { name: /^(Deposit|Top up balance)$/ })).toHaveCount(
      0,
    );
  });
});

test.describe("on a platform with half of the member services", () => {
  test.use(startsGames(stacks.halfOfServices));

  test("so does a member, who makes deposits on the operator's page, which learns nothing of the lobby", async ({
    page,
    lobby,
    member,
    operator,
    stack,
  }) => {
    await visitEverything({ page, lobby, member, operator });
    await lobby.open();
    const { menu, account } = createAccountWidget(page);
    await menu.click();
    const opened = isPhone(page) ? Promise.resolve(page) : page.waitForEvent("popup");
    await account.getByRole("button", { name: "Deposit", exact: true }).click();
    const own = await opened;
    await own.waitForURL(`${stack.api}/sandbox/service`);
    const known = () => ({ opener: window.opener === null, from: document.referrer });
    expect(await own.evaluate(known)).toEqual({ opener: true, from: "" });
    const size = await own.evaluate(() => [innerWidth, innerHeight]);
    if (!isPhone(page)) expect(size).toEqual([1500, 800]);
  });
});
