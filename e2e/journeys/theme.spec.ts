import { lightPage } from "./support/lobby.ts";
import { choose } from "./support/preferences.ts";
import { expect, test } from "./support/test.ts";
import { lacquer, pearl, isShown } from "./support/themes.ts";

test("the chosen theme is applied before the first paint of the next document, even of an error screen, and so is the brand's font @once", async ({
  page,
  lobby,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  await lobby.open(lightPage);
  await isShown(page, lacquer);
  await choose(page, "Light");
  await isShown(page, pearl);

  // Before the body exists there is nothing to paint.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      sessionStorage.setItem("first", document.documentElement.dataset["theme"] ?? "none");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const first = () => page.evaluate(() => sessionStorage.getItem("first"));
  await lobby.open(lightPage);
  expect(await first()).toBe("light");
  await isShown(page, pearl);
  await expect(lobby.html).not.toHaveAttribute("data-font");
  await expect(page.locator("body")).toHaveCSS("font-family", /^Archivo,/);
  await expect.poll(() => page.evaluate(() => document.fonts.check("420 14px Archivo"))).toBe(true);

  await page.evaluate(() => sessionStorage.removeItem("first"));
  await lobby.open("/no-such-path");
  expect(await first()).toBe("light");
  await isShown(page, pearl);
});
