import { watchCalls } from "./support/calls.ts";
import { hallOf } from "./support/hall.ts";
import { isPhone } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const inCatalogue = "/v2/get_template_game_list";

const hotGames = "/arks/web/member-games/hot-games";

test("[LOBBY-46] [LOBBY-49] [LOBBY-50] [LOBBY-51] a visitor sees all games, the popular, the hot and the new ones @smoke", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  await lobby.open();
  const hall = hallOf(page);
  await expect(hall.chip("All")).toHaveAttribute("aria-pressed", "true");
  const all = await hall.names();

  await hall.choose("Popular");
  expect(calls.count(hotGames)).toBe(1);
  const answer: unknown = await (await calls.to(hotGames)[0]?.response())?.json();
  const shown = await hall.names();
  expect(answer).toMatchObject({
    data: {
      list: expect.arrayContaining(
        shown.map((name) =>
          expect.objectContaining({ game_name: expect.objectContaining({ en_US: name }) }),
        ),
      ),
    },
  });

  for (const [name, tag] of [
    ["New", "New"],
    ["Trending", "Trending"],
  ] as const) {
    await hall.choose(name);
    const tiles = page.locator(".hall article");
    await expect(tiles.locator(".tag")).toHaveCount(await tiles.count());
    for (const text of await tiles.locator(".tag").allTextContents()) expect(text).toBe(tag);
  }

  await hall.chip("Trending").click();
  await expect(hall.chip("All")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(hall.names).toEqual(all);
  await page.getByRole("button", { name: "Show more games" }).click();
  await expect.poll(async () => (await hall.names()).length).toBeGreaterThan(all.length);
  expect((await hall.names()).slice(0, all.length)).toEqual(all);
});

test("[LOBBY-48] [LOBBY-82] a member keeps favourites; a visitor has none @smoke", async ({
  page,
  lobby,
  member,
}) => {
  const calls = watchCalls(page);
  const path = "/arks/web/member-games/favorite/store";
  await lobby.open();
  const hall = hallOf(page);
  await expect(hall.chip("Popular")).toBeVisible();
  await expect(hall.chip("Favourites")).toHaveCount(0);
  const heart = page.getByRole("button", { name: "Favourite: Lotus Ascent" });
  await expect(heart).toHaveCount(0);

  await lobby.logIn(member);
  await hall.chip("Favourites").click();
  await expect(page.getByText("None of your favourites are in this list.")).toBeVisible();
  await hall.chip("All").click();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => calls.count(path)).toBe(1);
  await calls.to(path)[0]?.response();
  await hall.chip("Favourites").click();
  await expect(hall.tiles).toHaveText(["Lotus Ascent"]);

  await page.reload();
  await lobby.ready();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await hall.chip("Favourites").click();
  await expect(hall.tiles).toHaveText(["Lotus Ascent"]);

  await hall.kinds.getByText("Live casino").click();
  await expect(hall.chip("All")).toHaveAttribute("aria-pressed", "true");
  await expect(hall.tiles).not.toHaveCount(0);
});

test("a provider narrows the games, and its list shows which one was chosen", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const all = page.getByRole("button", { name: isPhone(page) ? "Providers" : "All providers" });
  await all.click();
  const list = page.getByRole("dialog");
  await list.getByRole("button", { name: "Cinderpath" }).click();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Cinderpath", exact: true })).toBeFocused();
  const providers = page.locator(".hall .tile-p");
  await expect
    .poll(async () => new Set(await providers.allTextContents()))
    .toEqual(new Set(["Cinderpath"]));
});

test("nothing on screen moves while the page comes and the catalogue follows", async ({
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
  const hall = hallOf(page);
  const first = await hall.names();
  await page.getByRole("button", { name: "Show more games" }).scrollIntoViewIfNeeded();
  await expect.poll(() => calls.count(inCatalogue)).toBeGreaterThan(0);
  await (await calls.to(inCatalogue)[0]?.response())?.finished();
  await page.getByRole("button", { name: "Show more games" }).click();
  await expect.poll(async () => (await hall.names()).length).toBeGreaterThan(first.length);
  expect((await hall.names()).slice(0, first.length)).toEqual(first);
  expect(await page.evaluate(() => Reflect.get(window, "shifts") as unknown)).toEqual([]);
});
