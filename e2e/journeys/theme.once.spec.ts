import { lightPage } from "./support/lobby.ts";
import { choose } from "./support/preferences.ts";
import { expect, test } from "./support/test.ts";
import { lacquer, pearl, isShown } from "./support/themes.ts";

test("the theme of the device is followed while that is chosen", async ({ page, lobby }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await lobby.open(lightPage);
  await isShown(page, lacquer);
  await choose(page, "Match device");
  await isShown(page, pearl);
  await page.emulateMedia({ colorScheme: "dark" });
  await isShown(page, lacquer);
  await page.emulateMedia({ colorScheme: "light" });
  await isShown(page, pearl);
});

test("the theme that is chosen in one tab is that of the others", async ({
  page,
  lobby,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/");
  await lobby.visit(lightPage);
  await expect(other.locator("html")).toHaveAttribute("data-connection", "connected");
  await choose(page, "Light");
  await isShown(other, pearl);
});

test("an error screen wears the theme, too", async ({ page, lobby, complaints }) => {
  complaints.expect(/status of 404/);
  await lobby.open(lightPage);
  await choose(page, "Light");
  await lobby.open("/no-such-path");
  await isShown(page, pearl);
});

test("the words stand in the brand's font as soon as it is there", async ({ page, lobby }) => {
  await lobby.open(lightPage);
  await expect(lobby.html).not.toHaveAttribute("data-font");
  await expect(page.locator("body")).toHaveCSS("font-family", /^Archivo,/);
  expect(await page.evaluate(() => document.fonts.check("420 14px Archivo"))).toBe(true);
});
