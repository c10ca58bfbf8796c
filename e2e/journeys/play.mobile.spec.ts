import { firstGame, quitGame, startGame } from "./support/play.ts";
import { redEnvelopeFor } from "./support/red-envelope.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[LAUNCH-12] [ROUTE-17] a game opens in the page, framed below the player's bar @smoke", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  await startGame(page);
  await expect(page).toHaveURL(/\/play$/);
  await expect(page.locator("iframe")).toHaveAttribute("sandbox", /allow-scripts/);
  await expect(page.locator("iframe")).not.toHaveAttribute("sandbox", /top-navigation/);
});

test("/play without a running game leads home, where a visitor is asked to log in", async ({
  page,
  lobby,
}) => {
  await lobby.open("/play");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
});

test("going back from the player ends the game", async ({ page, lobby, member, operator }) => {
  await lobby.enter(member);
  await startGame(page);
  await page.goBack();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expect
    .poll(async () =>
      (await operator.walletsOf(member.account))
        .filter(({ kind }) => kind !== "main")
        .every(({ balance }) => balance === "0"),
    )
    .toBe(true);
});

test("the notice of a game that has ended is put away, beside the floats of promotions", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.campaign(redEnvelopeFor(member));
  await lobby.enter(member);
  await startGame(page);
  await quitGame(page);
  const notice = page.getByRole("complementary").filter({ hasText: `${firstGame} has ended` });
  const close = notice.getByRole("button", { name: "Close" });
  await expect(page.locator(".float").first()).toBeVisible();
  await expect(close).toBeVisible();
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return box ? box.y + box.height : 0;
  };
  const top = (await notice.boundingBox())?.y ?? 0;
  expect(await bottomOf(".floats")).toBeLessThan(top);
  await close.click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => bottomOf(".floats")).toBeGreaterThan(top);
});
