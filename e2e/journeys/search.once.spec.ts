import { watchCalls } from "./support/calls.ts";
import { quitGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

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

  await page.getByRole("combobox", { name: "Search games" }).pressSequentially("midnight f");
  const results = page.locator(".result");
  // The results of the whole text: what its beginning finds has the same game first.
  await expect(results.locator("b")).toContainText(["Midnight Fox", "Midnight Football"]);
  expect(scripts.some(isOfSearch)).toBe(true);
  expect(calls.count("/v2/get_template_game_list")).toBeGreaterThan(0);
  await page.keyboard.press("ArrowDown");
  await expect(results.getByRole("gridcell", { selected: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  await quitGame(page);
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
