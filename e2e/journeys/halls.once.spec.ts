import { gamesPage, slotgame } from "./support/games-page.ts";
import { quitGame, startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const kestrel = slotgame({ gt_id: "2", gp_id: "GPKS", house: "" });

test("crash games have a hall of their own, from their own menu", async ({ page, lobby }) => {
  await lobby.open("/gameHall/2");
  await page
    .getByRole("navigation", { name: "Game categories" })
    .getByRole("link", { name: "Crash" })
    .click();
  const hall = gamesPage(page);
  await expect(hall.heading).toHaveText("Crash");
  await expect(hall.heading).toBeFocused();
  await page
    .getByRole("navigation", { name: "Providers" })
    .getByRole("link", { name: "Cinderpath" })
    .click();
  await expect(page).toHaveURL(/\/slotgame\?.*isCrashGame=1/);
  await expect.poll(hall.providers).toEqual(new Set(["Cinderpath"]));
  await page.getByRole("link", { name: "Back to Crash" }).click();
  await expect(page).toHaveURL(/\/gameHall\/2\?isCrashGame=1$/);
});

test("a provider's labels narrow its games; a visitor has no lists of their own there", async ({
  page,
  lobby,
}) => {
  await lobby.open(kestrel);
  const list = gamesPage(page);
  await expect(page.getByRole("tab")).toHaveCount(0);
  await list.chip("New").click();
  const tiles = page.getByRole("article");
  await expect(tiles.locator(".tag")).toHaveCount(await tiles.count());
  expect(new Set(await tiles.locator(".tag").allTextContents())).toEqual(new Set(["New"]));
});

test("a member finds favourites and last played games among a provider's", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  await startGame(page);
  await quitGame(page);
  await page.getByRole("button", { name: "Favourite: Lotus Ascent" }).click();
  await lobby.open(slotgame({ gt_id: "2", gp_id: "GPHL", house: "" }));
  const list = gamesPage(page);
  await page.getByRole("tab", { name: "Recently played" }).click();
  await expect(list.names).toHaveText(["Jade Koi River"]);
  await page.getByRole("tab", { name: "Favourites" }).click();
  await expect(page.getByText("None of your favourites are in this list.")).toBeVisible();
});

test("an entry that opens a list of the site's leads there, and asks nobody to log in", async ({
  page,
  lobby,
  operator,
}) => {
  const entry = {
    game_id: 77,
    gp_id: "GPKS",
    game_type: 2,
    game_code: "",
    game_name: { en_US: "Our Picks" },
    house: "",
    customized: 1,
    ori_gp_id: "GPKS",
    icon_light: "",
    member_favorite: 0,
    is_favorite: 0,
  };
  await operator.answer({
    path: "/v2/game_label",
    code: "100",
    data: { list: [], main: [entry] },
    times: 1,
  });
  await lobby.open(slotgame({ gt_id: "2", gp_id: "GPMG", house: "picks" }));
  await page.getByRole("button", { name: "Play Our Picks" }).click();
  await expect(page).toHaveURL(/\?gt_id=2&gp_id=GPKS&house=$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const path of ["/arks/web/game-providers/sport-quickbet-url", "/check_iframe"])
  test(`[LOBBY-81] quick bets are in error when ${path} fails, and come at the next try`, async ({
    page,
    lobby,
    operator,
  }) => {
    await operator.answer({ path, code: "999", message: "Not at the moment.", times: "once" });
    await lobby.open("/gameHall/4");
    const quick = page.locator(".quick");
    await expect(quick).toHaveAttribute("data-state", "error");
    await expect(quick.getByRole("alert")).toContainText("Not at the moment.");
    await expect(quick.getByRole("link", { name: "Customer service" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();

    await quick.getByRole("button", { name: "Try again" }).click();
    await expect(quick).toHaveAttribute("data-state", "shown");
    await expect(
      quick.frameLocator("iframe").getByText("Choose odds to open the match"),
    ).toBeVisible();
  });

test("odds of today's matches start their game with that match, as a press on its tile would", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  await lobby.open("/gameHall/4");
  const matches = page.frameLocator(".quick iframe");
  const first = matches.getByRole("row").nth(1);
  const clubs = (await first.locator("b").textContent())?.split(" – ") ?? [];
  expect(clubs).toHaveLength(2);
  const odds = first.getByRole("button").first();
  const [window] = await Promise.all([page.waitForEvent("popup"), odds.click()]);
  await expect(page.locator("html")).toHaveAttribute("data-launch", "playing");
  await expect(
    window.getByRole("button", { name: `${clubs[0]} ${await odds.textContent()}` }),
  ).toBeVisible();
  for (const club of clubs) await expect(window.getByText(club).first()).toBeVisible();
  await quitGame(page);
});
