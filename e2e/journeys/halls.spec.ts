import { watchCalls } from "./support/calls.ts";
import { gamesPage, slotgame } from "./support/games-page.ts";
import { expect, test } from "./support/test.ts";

const kestrel = slotgame({ gt_id: "2", gp_id: "GPKS", house: "" });

test("[ROUTE-08] /gameHall/2 is the hall of slots, with their providers and their games @smoke", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  await lobby.open("/gameHall/2");
  const hall = gamesPage(page);
  await expect(hall.heading).toHaveText("Slots");
  await expect(page.locator(".kinds [aria-current]")).toHaveText("Slots");
  await expect(hall.names.first()).toHaveText("Jade Koi River");
  // The document brought the first games along.
  expect(calls.count("/v2/get_template_game_list")).toBe(0);
  const providers = page.getByRole("navigation", { name: "Providers" });
  await expect(providers.getByRole("link", { name: "Cinderpath" })).toBeVisible();
  await hall.showMore();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("crash games have a hall of their own, from their own menu", async ({ page, lobby }) => {
  await lobby.open("/gameHall/2");
  await page
    .getByRole("navigation", { name: "Game categories" })
    .getByRole("link", { name: "Crash" })
    .click();
  const hall = gamesPage(page);
  await expect(hall.heading).toHaveText("Crash");
  await expect(hall.heading).toBeFocused();
  await page
    .getByRole("navigation", { name: "Providers" })
    .getByRole("link", { name: "Cinderpath" })
    .click();
  await expect(page).toHaveURL(/\/slotgame\?.*isCrashGame=1/);
  await expect.poll(hall.providers).toEqual(new Set(["Cinderpath"]));
  await page.getByRole("link", { name: "Back to Crash" }).click();
  await expect(page).toHaveURL(/\/gameHall\/2\?isCrashGame=1$/);
});

test("[ROUTE-10] [ROUTE-12] /slotgame lists the games of one provider, without the site's bars", async ({
  page,
  lobby,
}) => {
  await lobby.open(kestrel);
  const list = gamesPage(page);
  await expect(list.heading).toHaveText("Kestrel");
  expect(await list.providers()).toEqual(new Set(["Kestrel"]));
  await list.showMore();
  expect(await list.providers()).toEqual(new Set(["Kestrel"]));
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);

  await page.getByRole("link", { name: "Back to Slots" }).click();
  await expect(page).toHaveURL(/\/gameHall\/2$/);
  await expect(list.heading).toHaveText("Slots");
});
