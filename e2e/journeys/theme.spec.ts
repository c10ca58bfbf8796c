import type { Page } from "@playwright/test";
import { choose, openPreferences } from "./support/preferences.ts";
import { expect, test } from "./support/test.ts";

const lacquer = { theme: "dark", bars: "#171116", page: "rgb(15, 10, 14)", scheme: "dark" };

const pearl = { theme: "light", bars: "#fbf9f6", page: "rgb(245, 241, 236)", scheme: "light" };

/** What the player sees of the theme, and what the browser is told of it. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset["theme"],
    bars: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    page: getComputedStyle(document.body).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }));

const isShown = (page: Page, theme: typeof lacquer) =>
  expect.poll(() => shown(page)).toEqual(theme);

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
