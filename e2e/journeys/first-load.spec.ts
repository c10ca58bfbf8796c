import { overBudget, sizesOf } from "@naluma/tools/first-load";
import type { Request } from "@playwright/test";
import { stacks } from "../stacks/settings.ts";
import { expect, test } from "./support/test.ts";

test.use({ stackSettings: stacks.manyGames });

/** The gateway caches a page for an hour and may hold this one since the run began, so the browser sees it as older. */
const halfAnHour = 30 * 60_000;

test("the scripts that the first view fetches are within their budget", async ({ page, lobby }) => {
  const asked = new Set<string>();
  const onTheWay = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() !== "script") return;
    asked.add(request.url());
    onTheWay.add(request);
  });
  page.on("requestfinished", (request) => onTheWay.delete(request));
  page.on("requestfailed", (request) => onTheWay.delete(request));
  // Only the first second of the page's time, however slow the machine: anything later is not part of the first view.
  await page.clock.install({ time: Date.now() + halfAnHour });
  await page.clock.pauseAt(Date.now() + halfAnHour + 1_000);
  await page.goto("/");
  // Work after the first paint belongs to it, too. Time stops while a script is loading.
  for (let passed = 0; passed < 1_000; passed += 20) {
    await expect.poll(() => onTheWay.size, { intervals: [20] }).toBe(0);
    await page.clock.runFor(20);
  }
  await lobby.ready();
  await page.waitForLoadState("networkidle");
  const scripts = new Map<string, string>();
  for (const address of asked) scripts.set(address, await (await page.request.get(address)).text());
  const fetched = sizesOf(scripts);
  expect(fetched.files.length).toBeGreaterThan(5);
  expect(overBudget("fetched", fetched)).toEqual([]);
});
