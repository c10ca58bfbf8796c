import type { Locator } from "@playwright/test";
import { watchCalls } from "./support/calls.ts";
import { demoOf } from "./support/demo.ts";
import { isPhone, quitGame } from "./support/play.ts";
import { catalogue, searchOf } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

const { compare } = new Intl.Collator("en-US");

/** Whether texts that differ stand in the order of the alphabet. */
const isInOrder = async (found: Locator): Promise<boolean> => {
  const texts = await found.allTextContents();
  return new Set(texts).size > 1 && texts.toSorted(compare).join() === texts.join();
};

test("nothing of the search is fetched before it is touched; then a game is found and opened @smoke", async ({
  page,
  lobby,
  member,
}) => {
  const calls = watchCalls(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await lobby.enter(member);
  const isOfSearch = (path: string) => /search-(worker|panel)|find-/.test(path);
  await page.reload();
  await lobby.ready();
  expect(scripts.filter((path) => /find-/.test(path))).toEqual([]);

  const search = searchOf(page);
  await search.open();
  await search.field.pressSequentially("midnight f");
  await expect(search.names.first()).toHaveText("Midnight Fox");
  // The results of the whole text: what its beginning finds has the same game first.
  await expect(search.names.nth(1)).toHaveText("Midnight Football");
  expect(scripts.some(isOfSearch)).toBe(true);
  expect(calls.count(catalogue)).toBeGreaterThan(0);
  await page.keyboard.press("ArrowDown");
  await expect(search.results.getByRole("gridcell", { selected: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  await quitGame(page);
});

test("what is known of a game is one key beside it, its demo one press further, and the way back another", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const search = searchOf(page);
  await search.begin();
  await page.keyboard.type("midnight fox");
  // Those of the whole text: what its beginning finds has the same game first.
  await expect(search.names).toHaveText(["Midnight Fox", "Midnight Sun"]);
  for (const key of ["ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  const heading = page.getByRole("heading", { name: "Midnight Fox", exact: true });
  await expect(heading).toBeVisible();
  await expect(page.locator(".game-info dd").first()).toHaveText("Kestrel");
  await search.leaveInfo();
  await expect(page.locator(".game-info")).toHaveCount(0);
  await expect(search.field).toBeFocused();
  await expect(search.names.first()).toHaveText("Midnight Fox");

  // The arrows are where they were.
  await page.keyboard.press("Enter");
  await expect(heading).toBeVisible();
  await page.getByRole("button", { name: "Demo", exact: true }).click();
  const demo = demoOf(page, "Midnight Fox");
  await expect(demo.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeEnabled();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("a kind and a provider narrow what is found, and names or providers order it", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const search = searchOf(page);
  await search.open();
  const { choose } = search;
  const sum = page.locator(".search-sum");
  await expect(sum).toHaveText(/^[\d,]+ games found$/);
  const all = await sum.textContent();

  await choose("Category", "Live casino");
  await expect(sum).not.toHaveText(all ?? "");
  const live = await sum.textContent();
  await choose("Provider", "Kestrel");
  await expect(sum).not.toHaveText(live ?? "");
  await expect.poll(search.providers).toEqual(new Set(["Kestrel"]));
  await choose("Sort by", "Name");
  await expect.poll(() => isInOrder(search.names)).toBe(true);

  await page.getByRole("button", { name: /^Provider: / }).click();
  const [every, ...providers] = await page.getByRole("option").allTextContents();
  const [firstProvider = ""] = providers.toSorted(compare);
  await page.getByRole("option", { name: every ?? "", exact: true }).click();
  await choose("Sort by", "Provider");
  await expect(sum).toHaveText(live ?? "");
  await expect(page.locator(".result .dim").first()).toHaveText(firstProvider);
  await choose("Category", "All categories");
  await expect(sum).toHaveText(all ?? "");
});

test("all games stand in one list; who comes back finds the same place", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  await page.getByRole("button", { name: "Show more games" }).click();
  const list = page.getByRole("grid", { name: "Games" });
  await expect(list).toBeVisible();
  expect(Number(await list.getAttribute("aria-rowcount"))).toBeGreaterThan(100);

  await page.evaluate(() => window.scrollTo(0, 20_000));
  const inSight = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".whole .tile")]
        .filter((tile) => {
          const { top, bottom } = tile.getBoundingClientRect();
          return top >= 100 && bottom <= window.innerHeight - 100;
        })
        .map((tile) => tile.querySelector(".tile-n")?.textContent),
    );
  await expect.poll(inSight).not.toEqual([]);
  // A few tiles come with each frame.
  await expect(list.locator(".tile-t")).toHaveCount(0);
  const before = await inSight();
  expect(await page.locator("*").count()).toBeLessThan(1_500);

  await page.goto("about:blank");
  await page.goBack();
  await lobby.ready();
  await expect(list).toBeVisible();
  await expect.poll(inSight).toEqual(before);

  await page.reload();
  await lobby.ready();
  await expect.poll(inSight).toEqual(before);
});

test("arrows lead through the list, further than the screen", async ({ page, lobby }) => {
  await lobby.open();
  await page.getByRole("button", { name: "Show more games" }).focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("grid", { name: "Games" });
  const usual = isPhone(page) ? 30 : 28;
  const at = () =>
    page.evaluate(() =>
      Number(document.activeElement?.closest<HTMLElement>("[data-at]")?.dataset["at"]),
    );
  await expect.poll(at).toBe(usual);
  const columns = Number(await list.getAttribute("aria-colcount"));
  for (let row = 1; row <= 5; row += 1) {
    await page.keyboard.press("ArrowDown");
    await expect.poll(at).toBe(usual + row * columns);
  }
  await expect(page.locator(":focus")).toBeInViewport();
  await page.keyboard.press("Control+End");
  const rows = Number(await list.getAttribute("aria-rowcount"));
  await expect.poll(at).toBeGreaterThan((rows - 1) * columns - 1);
  await expect(page.locator(":focus")).toBeInViewport();
});
