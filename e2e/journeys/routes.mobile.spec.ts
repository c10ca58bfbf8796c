import { startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test("[SHELL-08] the title is written again at every change of path", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  const overwrite = () => page.evaluate(() => void (document.title = "Somebody else's"));
  await overwrite();
  await startGame(page);
  await expect(page).toHaveURL(/\/play$/);
  await expect(page).toHaveTitle(/^Jade Koi River – Naluma$/);
  await overwrite();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page).toHaveTitle("Naluma");
});
