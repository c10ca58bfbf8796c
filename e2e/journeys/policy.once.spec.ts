import { openWallet, startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test("dialogs, wallet and a game in use break no rule of the content policy @smoke", async ({
  page,
  lobby,
  member,
  complaints,
}) => {
  await lobby.enter(member);
  const wallet = await openWallet(page);
  await expect(wallet).toBeVisible();
  await page.keyboard.press("Escape");
  await startGame(page);
  expect(complaints.violations()).toEqual([]);
});

test("after an error of its own the page is alive, without a violation", async ({
  page,
  lobby,
  complaints,
}) => {
  await lobby.open();
  complaints.expect(/planted/);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("planted");
    });
  });
  await page.getByRole("button", { name: "Log in" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(complaints.violations()).toEqual([]);
});

test("markup that does not match what was rendered is repaired, without a violation", async ({
  page,
  lobby,
  complaints,
}) => {
  complaints.expect(/Hydration|hydrat|Minified React error/i);
  // The first game's name is changed under React before it hydrates, as a browser extension would.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const name = document.querySelector(".tile-n");
      if (!name || document.documentElement.dataset["hydrated"] !== undefined) return;
      name.textContent = "Changed by somebody else";
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await lobby.open();
  await expect(page.getByText("Changed by somebody else")).toHaveCount(0);
  await page.getByRole("button", { name: "Log in" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(complaints.violations()).toEqual([]);
});
