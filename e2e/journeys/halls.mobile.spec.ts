import { gamesPage } from "./support/games-page.ts";
import { expect, test } from "./support/test.ts";

test("a phone has no game room: its address leads to the provider's list", async ({
  page,
  lobby,
}) => {
  await lobby.open("/gameRoom?gt_id=2&gp_id=GPKS&house=");
  await expect(page).toHaveURL(/\/slotgame\?gt_id=2&gp_id=GPKS&house=$/);
  await expect(gamesPage(page).heading).toHaveText("Kestrel");
});
