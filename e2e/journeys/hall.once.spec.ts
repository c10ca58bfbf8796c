import { watchCalls } from "./support/calls.ts";
import { hallOf } from "./support/hall.ts";
import { wireGame } from "./support/operator.ts";
import { firstGame, pressPlay, quitGame, startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

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
