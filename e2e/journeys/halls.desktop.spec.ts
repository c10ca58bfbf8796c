import type { Page } from "@playwright/test";
import { gamesPage } from "./support/games-page.ts";
import { createLobby } from "./support/lobby.ts";
import { withOwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";

test("[ROUTE-13] /gameRoom is the room of slots: a provider's games beside all providers", async ({
  page,
  lobby,
}) => {
  await lobby.open("/gameRoom?gt_id=2&gp_id=GPKS&house=");
  const room = gamesPage(page);
  await expect(room.heading).toHaveText("Kestrel");
  await expect(page.getByRole("banner")).toBeVisible();
  const providers = page.getByRole("navigation", { name: "Providers" });
  await providers.getByRole("link", { name: "Oxbow" }).click();
  await expect(room.heading).toHaveText("Oxbow");
  await expect(room.heading).toBeFocused();
  await expect(page).toHaveURL(/\/gameRoom\?gt_id=2&gp_id=GPOX&house=$/);
  await expect.poll(room.providers).toEqual(new Set(["Oxbow"]));
});

/** Where the provider Kestrel of a hall leads to. */
async function kestrelOf(page: Page, origin: string, type: number): Promise<string> {
  const lobby = createLobby(page);
  await lobby.open(`${origin}/gameHall/${type}`);
  const providers = page.getByRole("navigation", { name: "Providers" });
  await providers.getByRole("link", { name: "Kestrel" }).click();
  await expect(page).not.toHaveURL(/gameHall/);
  await expect(gamesPage(page).heading).toHaveText("Kestrel");
  return new URL(page.url()).pathname;
}

test("[ROUTE-14] only slots have a game room, and only where the site's flag is on", async ({
  page,
  stack,
}, testInfo) => {
  expect(await kestrelOf(page, stack.lobby, 2)).toBe("/gameRoom");
  expect(await kestrelOf(page, stack.lobby, 3)).toBe("/slotgame");
  await page.goto("/gameRoom?gt_id=3&gp_id=GPKS&house=");
  await expect(page).toHaveURL(/\/slotgame\?gt_id=3&gp_id=GPKS&house=$/);

  await withOwnSite({ gameRoom: false }, testInfo.outputPath("stack.log"), async (own) => {
    expect(await kestrelOf(page, own.lobby, 2)).toBe("/slotgame");
    expect(await kestrelOf(page, own.lobby, 3)).toBe("/slotgame");
    await page.goto(`${own.lobby}/gameRoom?gt_id=2&gp_id=GPKS&house=`);
    await expect(page).toHaveURL(/\/slotgame\?gt_id=2&gp_id=GPKS&house=$/);
    // Before its site goes: a page that is open would look for it.
    await page.close();
  });
});
