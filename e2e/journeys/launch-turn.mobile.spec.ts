import { stacks } from "../stacks/settings.ts";
import { startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames(stacks.wide));

test("a game made for a wide screen asks to turn the phone, for as long as it stands upright", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  await startGame(page);
  const hint = page.getByText("This game is played in landscape. Rotate your phone.");
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(hint).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(hint).toBeHidden();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
});
