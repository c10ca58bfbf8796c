import { openWallet, startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("changed markup, an error of the page, dialogs, wallet and a game break no rule of the content policy @once", async ({
  page,
  lobby,
  member,
  complaints,
}) => {
  complaints.expect(/planted|Hydration|hydrat|Minified React error/i);
  // Changes the first game's name before React hydrates, as a browser extension might.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const name = document.querySelector(".tile-name");
      if (!name || document.documentElement.dataset["hydrated"] !== undefined) return;
      name.textContent = "Changed by somebody else";
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await lobby.open();
  await expect(page.getByText("Changed by somebody else")).toHaveCount(0);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("planted");
    });
  });
  await lobby.logIn(member);
  await lobby.present();
  const wallet = await openWallet(page);
  await expect(wallet).toBeVisible();
  await page.keyboard.press("Escape");
  await startGame(page);
  expect(complaints.violations()).toEqual([]);
});
