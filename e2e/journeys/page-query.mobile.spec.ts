import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const parts = (page: Page) => ({
  header: page.getByRole("banner"),
  content: page.getByRole("main"),
  footer: page.getByRole("contentinfo"),
  tabs: page.getByRole("navigation", { name: "Main" }),
});

test("[SHELL-14] header=false takes header and footer away", async ({ page, lobby }) => {
  await lobby.open("/?header=false");
  const { header, content, footer, tabs } = parts(page);
  await expect(content).toBeVisible();
  for (const bar of [header, footer, tabs]) await expect(bar).toBeHidden();
});

test("[SHELL-15] footer=false takes the footer away and leaves the header", async ({
  page,
  lobby,
}) => {
  await lobby.open("/?footer=false");
  const { header, content, footer, tabs } = parts(page);
  for (const part of [header, content]) await expect(part).toBeVisible();
  for (const bar of [footer, tabs]) await expect(bar).toBeHidden();
});

test.describe("in the app", () => {
  test.beforeEach(async ({ page }) => {
    // What the app for Android lends to its pages.
    await page.addInitScript(() => Object.assign(window, { NalumaApp: {} }));
  });

  for (const [id, part] of [
    ["SHELL-16", "header"],
    ["SHELL-17", "content"],
    ["SHELL-18", "footer"],
  ] as const)
    test(`[${id}] appPage=${part} shows the ${part} alone`, async ({ page, lobby }) => {
      await lobby.open(`/?appPage=${part}`);
      const { header, content, footer } = parts(page);
      for (const [name, shown] of Object.entries({ header, content, footer }))
        await expect(shown).toBeVisible({ visible: name === part });
    });
});

test("outside the app appPage changes nothing", async ({ page, lobby }) => {
  await lobby.open("/?appPage=content");
  const { header, content, footer } = parts(page);
  for (const part of [header, content, footer]) await expect(part).toBeVisible();
});
