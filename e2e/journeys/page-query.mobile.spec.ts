import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const parts = (page: Page) => ({
  header: page.getByRole("banner"),
  content: page.getByRole("main"),
  footer: page.getByRole("contentinfo"),
  tabs: page.getByRole("navigation", { name: "Main" }),
  floats: page.getByRole("complementary", { name: "Shortcuts" }),
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

  for (const [id, part, seen] of [
    ["SHELL-16", "header", ["header"]],
    ["SHELL-17", "content", ["content"]],
    // As with footer=false, the tab bar is part of a phone's footer.
    ["SHELL-18", "footer", ["footer", "tabs"]],
  ] as const)
    test(`[${id}] appPage=${part} shows the ${part} alone`, async ({ page, lobby, operator }) => {
      const list = [{ id: 1, name: "One", url: "https://outside.example/", photo_path: "" }];
      await operator.answer({
        path: "/arks/web/float",
        code: "100",
        data: { list },
        times: "always",
      });
      // What the page draws for nobody's asking is there, and only not shown.
      await lobby.open(`/?appPage=${part}&house=app-${part}`);
      for (const [name, shown] of Object.entries(parts(page)))
        await expect(shown, name).toBeVisible({ visible: seen.some((one) => one === name) });
      await page.evaluate(() => document.documentElement.removeAttribute("data-only"));
      for (const [name, shown] of Object.entries(parts(page)))
        await expect(shown, name).toBeVisible();
    });
});

test("outside the app appPage changes nothing", async ({ page, lobby }) => {
  await lobby.open("/?appPage=content");
  const { header, content, footer } = parts(page);
  for (const part of [header, content, footer]) await expect(part).toBeVisible();
});
