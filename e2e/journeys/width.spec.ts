import { stopClock } from "./support/clock.ts";
import { countLoads } from "./support/loads.ts";
import { expect, test } from "./support/test.ts";
import { otherSide, heardBy } from "./support/width.ts";

test("path, query and scroll position stay when the template changes, and one load is enough", async ({
  page,
  lobby,
}) => {
  await page.clock.install();
  await lobby.visit("/?id=7&utm=a");
  await page.evaluate(() => scrollTo(0, 300));
  const loads = countLoads(page);
  const { width, template } = otherSide(page);
  await stopClock(page);
  await heardBy(page, width);
  // The old template moves in the new width, so where the player is counts when they leave it.
  await page.evaluate(() =>
    addEventListener("pagehide", () => sessionStorage.setItem("left-at", String(scrollY))),
  );
  // What watches the width comes with its first change, and waits a second from then on.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(lobby.html).toHaveAttribute("data-template", template, { timeout: 200 });
  }).toPass();
  await page.clock.resume();
  await lobby.ready();
  expect(page.url()).toMatch(/\/\?id=7&utm=a$/);
  const leftAt = await page.evaluate(() => Number(sessionStorage.getItem("left-at")));
  expect(leftAt).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
  expect(loads()).toBe(1);
});
