import { overBudget, sizesOf } from "@naluma/tools/first-load";
import { expect, test } from "./support/test.ts";

test("the scripts that the first view fetches are within their budget @smoke", async ({
  page,
  lobby,
}) => {
  const asked = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") asked.add(response.url());
  });
  // The page's time passes slower than ours: what comes once the page was left alone for seconds is no part of the first view.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  let isIdle = false;
  // What comes after the first paint belongs to it, too.
  const idle = lobby.open().then(async () => {
    await page.waitForLoadState("networkidle");
    isIdle = true;
  });
  await expect(async () => {
    await page.clock.runFor(20);
    expect(isIdle).toBe(true);
  }).toPass({ intervals: [100], timeout: 60_000 });
  await idle;
  const scripts = new Map<string, string>();
  for (const address of asked) scripts.set(address, await (await page.request.get(address)).text());
  const fetched = sizesOf(scripts);
  expect(fetched.files.length).toBeGreaterThan(5);
  expect(overBudget("fetched", fetched)).toEqual([]);
});
