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
  await lobby.open();
  // What comes after the first paint belongs to it, too.
  await page.waitForLoadState("networkidle");
  const scripts = new Map<string, string>();
  for (const address of asked) scripts.set(address, await (await page.request.get(address)).text());
  const fetched = sizesOf(scripts);
  expect(fetched.files.length).toBeGreaterThan(5);
  expect(overBudget("fetched", fetched)).toEqual([]);
});
