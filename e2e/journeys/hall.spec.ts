import type { Page } from "@playwright/test";
import { stacks } from "../stacks/settings.ts";
import { watchCalls } from "./support/calls.ts";
import { expect, test } from "./support/test.ts";

test.use({ stackSettings: stacks.manyGames });

const inCatalogue = "/v2/get_template_game_list";

/** Records layout shifts without user input in `shifts`, in all following documents. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
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

const gamesInSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".virtual-grid .tile")]
      .filter((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return top >= 100 && bottom <= window.innerHeight - 100;
      })
      .map((tile) => tile.querySelector(".tile-name")?.textContent),
  );

test("nothing moves while home and the catalogue load, the scroll position is restored, and a search fetches its code on demand @once", async ({
  page,
  lobby,
}) => {
  await watchShifts(page);
  const calls = watchCalls(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  // On the second visit the font is available from the beginning.
  await lobby.open();
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await lobby.ready();
  const names = () => page.locator(".hall .tile-name").allTextContents();
  const first = await names();
  const more = page.getByRole("button", { name: "Show more games" });
  await more.scrollIntoViewIfNeeded();
  await expect.poll(() => calls.count(inCatalogue)).toBeGreaterThan(0);
  await (await calls.to(inCatalogue)[0]?.response())?.finished();
  await more.click();
  await expect.poll(async () => (await names()).length).toBeGreaterThan(first.length);
  expect((await names()).slice(0, first.length)).toEqual(first);
  expect(await page.evaluate(() => Reflect.get(window, "shifts") as unknown)).toEqual([]);

  const list = page.getByRole("grid", { name: "Games" });
  await expect(list).toBeVisible();
  expect(Number(await list.getAttribute("aria-rowcount"))).toBeGreaterThan(100);
  await page.evaluate(() => window.scrollTo(0, 20_000));
  await expect.poll(() => gamesInSight(page)).not.toEqual([]);
  // Each frame adds a few tiles.
  await expect(list.locator(".tile-skeleton")).toHaveCount(0);
  const before = await gamesInSight(page);
  expect(await page.locator("*").count()).toBeLessThan(1_500);
  await page.goto("about:blank");
  await page.goBack();
  await lobby.ready();
  await expect(list).toBeVisible();
  await expect.poll(() => gamesInSight(page)).toEqual(before);
  await page.reload();
  await lobby.ready();
  await expect.poll(() => gamesInSight(page)).toEqual(before);

  const isOfSearch = (path: string) => /search-(worker|panel)|find-/.test(path);
  expect(scripts.filter((path) => /find-/.test(path))).toEqual([]);
  await page.getByRole("combobox", { name: "Search games" }).pressSequentially("midnight f");
  // Waits for the results of the whole text, because its first letters already find the same game first.
  await expect(page.locator(".result b")).toContainText(["Midnight Fox", "Midnight Football"]);
  expect(scripts.some(isOfSearch)).toBe(true);
});
