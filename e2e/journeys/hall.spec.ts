import type { Page } from "@playwright/test";
import { watchCalls } from "./support/calls.ts";
import { wireGame } from "./support/operator.ts";
import { firstGame, isPhone, pressPlay, quitGame, startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

/** The hall as a person sees it. */
const hallOf = (page: Page) => {
  const tiles = page.locator(".hall .tile-n");
  const chip = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    tiles,
    chip,
    kinds: page.getByRole("navigation", { name: "Game categories" }).getByRole("link"),
    names: async () => await tiles.allTextContents(),
    /** Presses a toggle and waits until its games are there. */
    choose: async (name: string) => {
      const before = await tiles.allTextContents();
      await chip(name).click();
      await expect(chip(name)).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => tiles.allTextContents()).not.toEqual(before);
    },
  };
};

const inCatalogue = "/v2/get_template_game_list";
const hotGames = "/arks/web/member-games/hot-games";

test("[LOBBY-01] every kind that the platform delivers has a hall with games of its own, one press away", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const hall = hallOf(page);
  const [slot] = await hall.names();
  const seen = new Set([slot]);
  for (const kind of [
    "Live casino",
    "Sports",
    "Lottery",
    "Card games",
    "Virtual sports",
    "Cockfighting",
    "Esports",
    "Crash",
  ]) {
    await page.getByRole("link", { name: kind, exact: true }).first().click();
    const first = async () => (await hall.names())[0] ?? slot;
    await expect.poll(async () => seen.has(await first()), { message: kind }).toBe(false);
    seen.add(await first());
  }
  await hall.kinds.getByText("Slots").click();
  await expect.poll(async () => (await hall.names())[0]).toBe(slot);
});

test.describe("before the page's code has come", () => {
  test.use({ javaScriptEnabled: false });

  test("the first rows are there, and the rest has its place", async ({ page }, { project }) => {
    await page.goto("/");
    const drawn = await page.locator(".hall article").count();
    const toCome = await page.locator(".hall .tile-t").count();
    expect([drawn, toCome]).toEqual(project.name === "desktop" ? [14, 14] : [12, 18]);
  });
});

test("[LOBBY-55] of the platform's types 1 to 9 the lobby shows 1 to 7", async ({
  page,
  lobby,
  operator,
}) => {
  const types = Array.from({ length: 9 }, (_, at) => ({
    gt_id: at + 1,
    gt_icon: "",
    gt_icon_active: "",
    en_name: `Type ${at + 1}`,
    gp_list: [wireGame(at + 1, "GPHL", at + 1, "Harbourline")],
  }));
  await operator.answer({ path: "/v3/game_list", code: "100", data: types, times: "always" });
  await lobby.open("/?house=55");
  const hall = hallOf(page);
  await expect(hall.kinds).toHaveText([
    "Type 1",
    "Slots",
    "Live casino",
    "Sports",
    "Lottery",
    "Card games",
    "Virtual sports",
    "Crash",
  ]);
});

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

test("[LOBBY-47] [LOBBY-83] a member finds the game just played among the last played; a visitor has no such list", async ({
  page,
  lobby,
  member,
}) => {
  const calls = watchCalls(page);
  const path = "/arks/web/member-games/last-playing-game";
  await lobby.open();
  const hall = hallOf(page);
  await expect(hall.chip("Popular")).toBeVisible();
  await expect(hall.chip("Recently played")).toHaveCount(0);
  await hall.choose("Popular");
  expect(calls.count(path)).toBe(0);

  await hall.chip("All").click();
  await lobby.logIn(member);
  await lobby.present();
  await hall.chip("Recently played").click();
  await expect(page.getByText("You haven’t played any of these games yet.")).toBeVisible();
  expect(calls.count(path)).toBe(1);

  await page.getByRole("button", { name: "Show all games" }).click();
  await startGame(page);
  await quitGame(page);
  await hall.chip("Recently played").click();
  await expect(hall.tiles).toHaveText([firstGame]);
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
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => calls.count(path)).toBe(1);
  await calls.to(path)[0]?.response();

  await page.reload();
  await lobby.ready();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await hall.chip("Favourites").click();
  await expect(hall.tiles).toHaveText(["Lotus Ascent"]);
});

test("a favourite that the platform refuses goes out again and says why", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.answer({
    path: "/arks/web/member-games/favorite/store",
    code: "999",
    message: "Favourites are full.",
  });
  await lobby.enter(member);
  const heart = page.getByRole("button", { name: "Favourite: Lotus Ascent" });
  await heart.click();
  await expect(page.getByText("Favourites are full.")).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
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

test("games of a provider under maintenance say so until one of them opens", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.provider("GPHL", { state: "maintenance" });
  await lobby.enter(member);
  await pressPlay(page);
  const notice = page.getByRole("alertdialog");
  await notice.getByRole("button", { name: "See other games" }).click();
  await expect(notice).toHaveCount(0);
  const closed = page.getByRole("button", { name: `Under maintenance: ${firstGame}` });
  await expect(closed).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Play Midnight Fox" })).toHaveCount(1);

  // The same tile asks again; its place in the page is what a person presses.
  await operator.provider("GPHL", { state: "open" });
  const tile = page.getByRole("article").filter({ hasText: firstGame }).first();
  await tile.getByRole("button").first().click();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  await quitGame(page);
  await expect(page.getByRole("button", { name: `Play ${firstGame}`, exact: true })).toHaveCount(1);
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
