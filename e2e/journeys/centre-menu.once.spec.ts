import type { Page } from "@playwright/test";
import { withStack } from "../stacks/borrow.ts";
import { createAccountWidget } from "./support/account-widget.ts";
import { player } from "./support/accounts.ts";
import { createLobby, lightPage } from "./support/lobby.ts";
import { expect, test } from "./support/test.ts";

test("[MEMBER-13] [MEMBER-14] [MEMBER-15] [MEMBER-16] the menu of the member centre names its pages, in groups", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.openAs(member, "/user");
  const menu = page.getByRole("navigation", { name: "Member centre" });
  const groups = [
    ["Inbox", ["Announcements", "Messages"]],
    ["Funds", ["Top up balance", "Withdrawal"]],
  ] as const;
  for (const [group, names] of groups) {
    const links = menu.getByRole("list", { name: group }).getByRole("link");
    await expect(links).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  }
  for (const name of ["My wallet", "Personal info", "Withdrawal"]) {
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  }
});

test("[MEMBER-26] the cash surplus is shown where it is active", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  const surplus = page.getByRole("heading", { name: "Cash surplus" });
  await lobby.openAs(member, "/user");
  await expect(surplus).toBeVisible();
  const path = "/arks/web/cash_surplus/check";
  await operator.answer({ path, code: "100", data: { active: 0 }, times: "always" });
  const answered = page.waitForResponse(`**/api${path}`);
  await page.reload();
  await answered;
  await expect(page.getByRole("heading", { level: 1, name: "My wallet" })).toBeVisible();
  await expect(surplus).toHaveCount(0);
});

test("[MEMBER-31] names of agent levels are asked for by whoever is no plain member", async ({
  page,
  lobby,
  member,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const path = "/api/arks/web/agent-level-rename";
  await lobby.openAs(member, "/proxy");
  await expect(page.getByText("Your agent account is not active.")).toBeVisible();
  expect(asked).not.toContain(path);
  await lobby.openAs(player(17), "/proxy");
  await expect(page.getByText("Partner", { exact: true })).toBeVisible();
  expect(asked).toContain(path);
});

test("[MEMBER-36] on the deposit page a bank account is prompted for, on each visit", async ({
  page,
  lobby,
}) => {
  await lobby.openAs(player(19), "/user/Deposit");
  const prompt = page.getByRole("dialog", { name: "Bank account" });
  await prompt.getByRole("button", { name: "Close" }).click();
  await expect(prompt).toBeHidden();
  await page.getByRole("link", { name: "My wallet" }).click();
  await page.getByRole("link", { name: "Top up balance" }).click();
  await prompt.getByRole("link", { name: "Add a bank account" }).click();
  await expect(page).toHaveURL(/\/user\/BindAccount$/);
  await expect(prompt).toBeHidden();
});

/** What a site may hide, by the names of its links (MEMBER-23). */
const hideable = [
  "Deposit",
  "Withdrawal",
  "APPDownload",
  "BindAccount",
  "applyAgent",
  "DWRecord",
  "announcement_bank",
];

test("[MEMBER-23] a site that hides the seven links shows none of them, and another site shows all", async ({
  browser,
  page,
  lobby,
  member,
}, testInfo) => {
  const menuLinks = ["Top up balance", "Withdrawal", "Bank account", "Deposits and withdrawals"];
  const seven = async (on: Page) => {
    const menu = on.getByRole("navigation", { name: "Member centre" });
    await expect(menu.getByRole("link", { name: "Announcements" })).toBeVisible();
    return [
      ...menuLinks.map((name) => menu.getByRole("link", { name, exact: true })),
      menu.getByRole("link", { name: "Agent account" }),
      on.getByRole("main").getByRole("link", { name: "Add a bank account" }),
    ];
  };
  await lobby.openAs(member, "/user/Announcement");
  for (const link of await seven(page)) await expect(link).toBeVisible();
  await lobby.open("/");
  const app = page.getByRole("link", { name: "App", exact: true });
  await expect(app.first()).toBeVisible();

  await withStack(
    { name: "hidden-links", site: { hiddenLinks: hideable } },
    testInfo,
    async (stack) => {
      const context = await browser.newContext({ baseURL: stack.lobby });
      const other = await context.newPage();
      const hiding = createLobby(other);
      await hiding.openAs(player(1), "/user/Announcement");
      for (const link of await seven(other)) await expect(link).toHaveCount(0);
      await hiding.open("/");
      await expect(other.getByRole("link", { name: "App", exact: true })).toHaveCount(0);
      await context.close();
    },
  );
});

test("[MEMBER-39] a member has a wallet, promotions and a member centre; an agent has an agent centre", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member, lightPage);
  await expect(createAccountWidget(page).wallet).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Promotions" }).click();
  await expect(page).toHaveURL(/\/discount$/);
  await lobby.open("/user");
  await expect(page.getByRole("navigation", { name: "Member centre" })).toBeVisible();
  await lobby.openAs(player(17), "/proxy");
  await expect(page.getByRole("navigation", { name: "Agent centre" })).toBeVisible();
});
