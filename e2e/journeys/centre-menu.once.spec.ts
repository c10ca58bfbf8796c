import { player } from "./support/accounts.ts";
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
