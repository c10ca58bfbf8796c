import { player } from "./support/accounts.ts";
import { expect, test } from "./support/test.ts";

const common = ["Agent plan", "Agent agreement", "Agent registration"];
const ofAgents = [
  "Downline",
  "Agent link",
  "Daily report",
  "Report by level",
  "Transfer",
  "Settlements",
];

test("[MEMBER-19] [MEMBER-20] [MEMBER-21] [MEMBER-22] the menu of the agent centre leads to every page of it", async ({
  page,
  lobby,
}) => {
  await lobby.openAs(player(17), "/proxy");
  await expect(page.getByText("Your agent account is active.")).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Agent centre" });
  const group = menu.getByRole("list", { name: "Agent centre" });
  await expect(group.getByRole("link")).toHaveText(ofAgents);
  for (const name of [...common, ...ofAgents]) {
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeFocused();
    await expect(menu.locator("[aria-current=page]")).toHaveText(name);
  }
  await expect(page.getByText("Paid", { exact: true })).toBeVisible();
});

test("[MEMBER-39] a member has wallet, promotions and member centre, and an agent the agent centre beside them", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.openAs(member, "/discount");
  await expect(page.getByRole("heading", { level: 1, name: "Promotions" })).toBeVisible();
  await lobby.openAs(member, "/user");
  await expect(page.getByRole("heading", { level: 1, name: "My wallet" })).toBeVisible();
  const memberMenu = page.getByRole("navigation", { name: "Member centre" });
  await memberMenu.getByRole("link", { name: "Agent account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Agent registration" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Agent centre" })).toHaveCount(0);

  await lobby.openAs(player(17), "/user");
  await memberMenu.getByRole("link", { name: "Agent account" }).click();
  await expect(page.getByRole("list", { name: "Agent centre" })).toBeVisible();
  await page.getByRole("link", { name: "Member centre" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My wallet" })).toBeVisible();
});
