import { choose, openPreferences } from "./support/preferences.ts";
import { expect, test } from "./support/test.ts";
import { lacquer, pearl, isShown } from "./support/themes.ts";

test("the theme is the player's choice, kept, and there before the first paint @smoke", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  await isShown(page, lacquer);
  await choose(page, "Light");
  await isShown(page, pearl);

  // Before the body there is nothing to paint.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      sessionStorage.setItem("first", document.documentElement.dataset["theme"] ?? "none");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await lobby.open();
  expect(await page.evaluate(() => sessionStorage.getItem("first"))).toBe("light");
  await isShown(page, pearl);
  const panel = await openPreferences(page);
  await expect(panel.getByRole("button", { name: "Light" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await panel.getByRole("button", { name: "Dark" }).click();
  await isShown(page, lacquer);
});
