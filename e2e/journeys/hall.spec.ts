import { watchCalls } from "./support/calls.ts";
import { expect, test } from "./support/test.ts";

const inCatalogue = "/v2/get_template_game_list";

test("nothing on screen moves while the page comes and the catalogue follows @smoke", async ({
  page,
  lobby,
}) => {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node }[];
        };
        const parts = sources.flatMap(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element?.closest(".hall") ? [element.className] : [];
        });
        if (!hadRecentInput && parts.length > 0) shifts.push({ value, what: parts });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const calls = watchCalls(page);
  // The font of the second visit is there from the beginning.
  await lobby.open();
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await lobby.ready();
  const names = () => page.locator(".hall .tile-n").allTextContents();
  const first = await names();
  await page.getByRole("button", { name: "Show more games" }).scrollIntoViewIfNeeded();
  await expect.poll(() => calls.count(inCatalogue)).toBeGreaterThan(0);
  await (await calls.to(inCatalogue)[0]?.response())?.finished();
  await page.getByRole("button", { name: "Show more games" }).click();
  await expect.poll(async () => (await names()).length).toBeGreaterThan(first.length);
  expect((await names()).slice(0, first.length)).toEqual(first);
  expect(await page.evaluate(() => Reflect.get(window, "shifts") as unknown)).toEqual([]);
});
