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
    await expect(menu.locator("[aria-current=page]")).toBeInViewport();
  }
  await expect(page.getByText("Paid", { exact: true })).toBeVisible();
});

test("[MEMBER-39] a member has wallet, promotions and member centre, and no agent's pages", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.openAs(member, "/discount");
  await lobby.present();
  await expect(page.getByRole("heading", { level: 1, name: "Promotions" })).toBeVisible();
  await page.goto("/user");
  await expect(page.getByRole("heading", { level: 1, name: "My wallet" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Member centre" });
  await menu.getByRole("link", { name: "Agent account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Agent registration" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Agent centre" })).toHaveCount(0);
});

test("[MEMBER-39] an agent has the agent centre beside the member centre", async ({
  page,
  lobby,
}) => {
  await lobby.openAs(player(17), "/user");
  const menu = page.getByRole("navigation", { name: "Member centre" });
  await menu.getByRole("link", { name: "Agent account" }).click();
  await expect(page.getByRole("list", { name: "Agent centre" })).toBeVisible();
  await page.getByRole("link", { name: "Member centre" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My wallet" })).toBeVisible();
});
