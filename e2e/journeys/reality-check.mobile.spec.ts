import type { Route } from "@playwright/test";
import { startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

let isDue = false;

/** As the platform would answer when the interval is over; nobody waits for that here. */
const whenDue = async (route: Route) => {
  const response = await route.fetch();
  const text = await response.text();
  const now = /"now":"([^"]+)"/.exec(text)?.[1] ?? "";
  const body = isDue ? text.replace(/"next_at":"[^"]+"/, `"next_at":"${now}"`) : text;
  await route.fulfill({ response, body });
};

test("in a game a member sees the session in the player's bar, and is told of it over the game", async ({
  page,
  lobby,
  member,
}) => {
  isDue = false;
  await page.route("**/sandbox/member/session", whenDue);
  await lobby.enter(member);
  await startGame(page);
  await expect(page).toHaveURL(/\/play$/);

  await page.getByRole("button", { name: "Play responsibly" }).click();
  const menu = page.getByRole("dialog", { name: "Play responsibly" });
  await expect(menu.getByText("This session")).toBeVisible();
  await expect(menu.getByRole("button", { name: "Activity" })).toBeVisible();
  await expect(menu.getByRole("button", { name: "Limits and breaks" })).toBeVisible();

  // Another interval is counted from now, and the platform says that it is over.
  isDue = true;
  await menu.getByRole("button", { name: "Reality check" }).click();
  const interval = page.getByRole("dialog", { name: "Reality check" });
  await interval.getByRole("radio", { name: "Every 15 minutes" }).check();
  await interval.getByRole("button", { name: "Save" }).click();
  const check = page.getByRole("alertdialog", { name: "Reality check" });
  await expect(check).toContainText("You’ve been logged in for 1 min.");
  await check.getByRole("button", { name: "Continue" }).click();
  await expect(check).toBeHidden();
  await expect(page).toHaveURL(/\/play$/);
});
