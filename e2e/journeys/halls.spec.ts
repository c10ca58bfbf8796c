import { quitGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test("pressing the odds of one of today's matches starts its game with that match, as a press on its tile would @once", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member, "/gameHall/4");
  const matches = page.frameLocator(".quick-bets iframe");
  const first = matches.getByRole("row").nth(1);
  const clubs = (await first.locator("b").textContent())?.split(" – ") ?? [];
  expect(clubs).toHaveLength(2);
  const odds = first.getByRole("button").first();
  const [window] = await Promise.all([page.waitForEvent("popup"), odds.click()]);
  await expect(page.locator("html")).toHaveAttribute("data-launch", "playing");
  await expect(
    window.getByRole("button", { name: `${clubs[0]} ${await odds.textContent()}` }),
  ).toBeVisible();
  for (const club of clubs) await expect(window.getByText(club).first()).toBeVisible();
  await quitGame(page);
});
