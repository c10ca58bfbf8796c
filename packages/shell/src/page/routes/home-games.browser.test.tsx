import type { Answers } from "@naluma/api-client/wire-platform.fake";
import { entry } from "@naluma/lobby/catalogue.fake";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { games } from "../../testing/games.fake.ts";
import { logIn } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";
import { inDialogs, launch, quitButton, sendAddress } from "../../testing/play.ts";

const hotGames = "/arks/web/member-games/hot-games";
const lastPlayed = "/arks/web/member-games/last-playing-game";
const store = "/arks/web/member-games/favorite/store";

const chip = (name: string) => page.getByRole("button", { name, exact: true });
const kinds = page.getByRole("navigation", { name: "Game categories" });
const shown = () => [...document.querySelectorAll(".hall .tile-name")].map((n) => n.textContent);
const tags = () => [...document.querySelectorAll(".hall .tag")].map((tag) => tag.textContent);

const labels: Answers = {
  "/v2/get_tag_game_list": {
    data: {
      info: [
        { id: 1, tag: "hot", game_list: [{ game_id: 102 }] },
        { id: 2, tag: "new", game_list: [{ game_id: 103 }, { game_id: 200 }] },
      ],
    },
  },
};

test("[LOBBY-46] [LOBBY-49] [LOBBY-50] [LOBBY-51] a visitor can list all, popular, hot and new games", async () => {
  const site = await openSite("/", { answers: { ...games, ...labels } });
  await expect.element(chip("All")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(shown).toHaveLength(28);
  const all = shown();
  await chip("Popular").click();
  await expect.poll(shown).toEqual(["Midnight Fox", "Lotus Ascent"]);
  const asked = site.calls(hotGames).map(({ body }) => body);
  expect(asked).toContainEqual({ site_id: 1, currency: "USD", gt_id: 2 });
  await chip("New").click();
  await expect.poll(shown).toEqual(["Lotus Ascent", "Lantern 1"]);
  expect(tags()).toEqual(["New", "New"]);
  await chip("Trending").click();
  await expect.poll(shown).toEqual(["Midnight Fox"]);
  expect(tags()).toEqual(["Trending"]);

  await chip("Trending").click();
  await expect.element(chip("All")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(shown).toEqual(all);
  await page.getByRole("button", { name: "Show more games" }).click();
  await expect.poll(() => shown().length).toBeGreaterThan(28);
  expect(shown().slice(0, 28)).toEqual(all);
});

/** Three games, some of which are favourites of the current member. */
const threeGames = (...favourites: readonly number[]): Answers => ({
  ...games,
  "/v2/get_template_game_list": {
    data: {
      info: [
        entry(102, 2, "Midnight Fox"),
        entry(103, 2, "Lotus Ascent"),
        entry(301, 3, "Kestrel Live"),
      ].map((game) => ({ ...game, is_favorite: favourites.includes(game.game_id) ? 1 : 0 })),
    },
  },
});

test("[LOBBY-48] [LOBBY-82] a member stores favourites; a visitor has none", async () => {
  const site = await openSite("/", { answers: threeGames() });
  const heart = page.getByRole("button", { name: "Favourite: Lotus Ascent" });
  await expect.element(chip("Popular")).toBeVisible();
  expect([chip("Favourites").query(), heart.query()]).toEqual([null, null]);

  await logIn();
  await chip("Favourites").click();
  await expect.element(page.getByText("Tap the heart on a game to save it here.")).toBeVisible();
  await chip("All").click();
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(() => site.calls(store).map(({ body }) => body))
    .toEqual([{ data: [{ game_id: 103, status: 1 }] }]);
  await chip("Favourites").click();
  await expect.poll(shown).toEqual(["Lotus Ascent"]);

  site.answer(threeGames(103));
  await site.reload();
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await chip("Favourites").click();
  await expect.poll(shown).toEqual(["Lotus Ascent"]);
  await kinds.getByText("Live casino").click();
  await expect.element(chip("All")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(shown).toEqual(["Kestrel Live"]);
});

test("a refused favourite is unmarked again and says why", async () => {
  const answers = { ...threeGames(), [store]: { code: "999", message: "Favourites are full." } };
  const site = await openSite("/", { member: true, answers });
  const heart = page.getByRole("button", { name: "Favourite: Lotus Ascent" });
  await heart.click();
  await expect.element(page.getByText("Favourites are full.")).toBeVisible();
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  site.answer({ [store]: "success" });
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
});

test("[LOBBY-47] [LOBBY-83] a member finds their last played games, fetched each time; a visitor has no such list", async () => {
  const site = await openSite("/", { answers: threeGames() });
  await expect.element(chip("Popular")).toBeVisible();
  expect(chip("Recently played").query()).toBeNull();
  await chip("Popular").click();
  await expect.poll(shown).toHaveLength(2);
  expect(site.calls(lastPlayed)).toHaveLength(0);

  await chip("All").click();
  await logIn();
  // The "continue playing" games request them as well.
  await expect.poll(() => site.calls(lastPlayed)).toHaveLength(1);
  await chip("Recently played").click();
  const empty = page.getByText("You haven’t played any of these games yet.");
  await expect.element(empty).toBeVisible();
  expect(site.calls(lastPlayed)).toHaveLength(2);

  await page.getByRole("button", { name: "Show all games" }).click();
  await expect.poll(shown).toHaveLength(2);
  site.answer({ [lastPlayed]: { data: { list: [103] } } });
  await chip("Recently played").click();
  await expect.poll(shown).toEqual(["Lotus Ascent"]);
});

const row = page.getByRole("heading", { name: "Continue playing" });
const goOnWith = () =>
  [...document.querySelectorAll(".game-card li")].map(({ textContent }) => textContent.trim());

test.each(["desktop", "mobile"] as const)(
  "a member of %s continues with the last games of all categories, in space reserved for them",
  async (host) => {
    const answered = Promise.withResolvers<{ data: unknown }>();
    const site = await openSite("/", {
      host,
      member: true,
      settings: inDialogs,
      answers: { ...threeGames(), [lastPlayed]: () => answered.promise },
    });
    const top = () => document.querySelector(".category-tabs")?.getBoundingClientRect().top;
    await expect.poll(() => site.calls(lastPlayed)).toHaveLength(1);
    await expect.element(page.getByRole("button", { name: "Play Midnight Fox" })).toBeVisible();
    const before = top();
    answered.resolve({ data: { list: [301, 103, 999] } });
    await expect.element(row).toBeVisible();
    expect(goOnWith()).toEqual(["Kestrel Live", "Lotus Ascent"]);
    expect(top()).toBe(before);

    site.answer({ [lastPlayed]: { data: { list: [102, 301, 103] } } });
    await page.getByRole("button", { name: "Kestrel Live", exact: true }).click();
    await sendAddress(site);
    await expect.poll(launch).toBe("playing");
    await quitButton.click();
    await expect.poll(launch).toBe("idle");
    await expect.poll(goOnWith).toEqual(["Midnight Fox", "Kestrel Live", "Lotus Ascent"]);
  },
);

test.each(["desktop", "mobile"] as const)(
  "a member who has played nothing is shown popular games (%s)",
  async (host) => {
    const popular = ["Midnight Fox", "Lotus Ascent"].map((name, at) => ({
      ...entry(102 + at, 2, name),
      icon_light: "/media/art.svg",
    }));
    const answers = { ...games, [hotGames]: { data: { list: popular } } };
    const site = await openSite("/", { host, member: true, answers });
    await expect.element(page.getByRole("heading", { name: "Popular now" })).toBeVisible();
    await expect.poll(() => site.calls(lastPlayed)).toHaveLength(1);
    await expect.poll(goOnWith).toEqual(["Midnight Fox", "Lotus Ascent"]);
    expect(row.query()).toBeNull();
  },
);

test("a phone's visitor has no such row, and no space is reserved for one", async () => {
  await openSite("/", { host: "mobile", answers: games });
  await expect.element(page.getByRole("button", { name: "Play Midnight Fox" })).toBeVisible();
  expect(document.querySelector<HTMLElement>(".own-games")?.offsetHeight).toBe(0);
});

const names = ["Slots", "Live casino", "Sports", "Lottery", "Card games", "Virtual sports"];

test("[LOBBY-01] [LOBBY-55] of the types 1 to 9 the bar has 1 to 7, and each has a hall with its own games, one press away", async () => {
  const types = Array.from({ length: 9 }, (_, at) => ({
    gt_id: at + 1,
    en_name: `Type ${at + 1}`,
    gp_list: [entry(at + 1, at + 1, "Harbourline", "")],
  }));
  const info = types.map(({ gt_id, en_name }) => entry(10 + gt_id, gt_id, `Game of ${en_name}`));
  await openSite("/", {
    answers: {
      ...games,
      "/v3/game_list": { data: types },
      "/v2/get_template_game_list": { data: { info: [...info, entry(401, 2, "Rocket Nine")] } },
    },
  });
  const bar = kinds.getByRole("link");
  await expect
    .poll(() => bar.elements().map((link) => link.textContent))
    .toEqual(["Type 1", ...names, "Crash"]);
  for (const [place, kind] of ["Type 1", ...names, "Cockfighting", "Esports"].entries()) {
    await page.getByRole("link", { name: kind, exact: true }).first().click();
    await expect.poll(shown, { message: kind }).toEqual([`Game of Type ${place + 1}`]);
  }
  await bar.getByText("Crash").click();
  await expect.poll(shown).toEqual(["Rocket Nine"]);
});

test("[LOBBY-66] fifteen of twenty providers are named in the row, and the whole list is one press away", async () => {
  const gp_list = Array.from({ length: 20 }, (_, at) =>
    entry(at + 1, 2, `Provider ${at + 1}`, "", `GP${at + 1}`),
  );
  await openSite("/", {
    answers: { ...games, "/v3/game_list": { data: [{ gt_id: 2, en_name: "Slot", gp_list }] } },
  });
  const line = page.getByRole("toolbar", { name: "Providers" }).getByRole("button");
  const named = gp_list.slice(0, 15).map(({ game_name }) => game_name.en_US);
  await expect.poll(() => line.elements().map((button) => button.textContent)).toEqual(named);
  await page.getByRole("button", { name: "All providers" }).click();
  const all = page.getByRole("dialog", { name: "All providers" });
  await expect
    .poll(() => all.getByRole("button", { name: /^Provider / }).elements())
    .toHaveLength(20);
});

test("games of a provider under maintenance are marked", async () => {
  await openSite("/", {
    member: true,
    answers: { ...threeGames(), "/member/game/play1": "code_203" },
  });
  await page.getByRole("button", { name: "Play Lotus Ascent" }).click();
  const notice = page.getByRole("alertdialog");
  await notice.getByRole("button", { name: "See other games" }).click();
  await expect.element(notice).not.toBeInTheDocument();
  const closed = page.getByRole("button", { name: "Under maintenance: Lotus Ascent" });
  await expect.element(closed).toBeVisible();
});
