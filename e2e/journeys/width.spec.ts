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
  // Where the old template has it in the new width.
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  // What watches the width comes with its first change, and waits a second from then on.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(lobby.html).toHaveAttribute("data-template", template, { timeout: 200 });
  }).toPass();
  await page.clock.resume();
  await lobby.ready();
  expect(page.url()).toMatch(/\/\?id=7&utm=a$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  expect(loads()).toBe(1);
});
