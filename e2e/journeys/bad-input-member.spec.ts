import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { expectFits } from "./support/fits.ts";
import { someDollars } from "./support/money.ts";
import { firstGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const raw = "<html>not json</html>";

/** Nobody was logged out, and nothing broke. */
const expectAlive = async (page: Page) => {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", /.*/);
  await expect(page.locator("html")).toHaveAttribute("data-member", /.*/);
  await expect(page.getByText(/Something (is|went) broken|could not be shown/)).toHaveCount(0);
  await expectFits(page);
};

test("balance, wallet, favourites and last played that cannot be read say so, and come with a press", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const { channel } = await lobby.enter(member);
  const { balance, wallet } = createAccountWidget(page);
  for (const path of ["/member/profile/common/layout", "/member/profile/my_cash"])
    await operator.answer({ path, raw, times: "always" });
  // Once it is connected the page asks again by itself only when something happens.
  await operator.event(channel, "profile.updated");
  const readBalance = page.getByRole("button", { name: /^We couldn’t load your balance/ });
  await expect(readBalance).toBeVisible();
  await wallet.click();
  await expect(page.getByRole("dialog").getByText("We couldn’t load your balances.")).toBeVisible();
  await page.keyboard.press("Escape");
  await operator.clearAnswers();
  // On a phone what went wrong is told over the header.
  await page
    .getByRole("region", { name: "Notices" })
    .getByRole("button", { name: "Close" })
    .click();
  await readBalance.click();
  await expect(balance).toHaveText(someDollars);
  await expect(readBalance).toHaveCount(0);

  // The page that the server draws is a visitor's.
  const { account } = member;
  const catalogue = "/v2/get_template_game_list";
  await operator.answer({ path: catalogue, member: account, raw, times: "always" });
  await page.reload();
  await lobby.ready();
  const readHearts = page.getByRole("button", { name: /^Your favourites could not be loaded/ });
  await expect(readHearts.first()).toBeVisible();
  await expectAlive(page);
  await operator.clearAnswers();
  await readHearts.first().click();
  await expect(
    page.getByRole("button", { name: `Favourite: ${firstGame}`, exact: true }),
  ).toBeVisible();
  await expect(readHearts).toHaveCount(0);

  await operator.answer({
    path: "/arks/web/member-games/last-playing-game",
    raw,
    times: "always",
  });
  await page.getByRole("button", { name: "Recently played", exact: true }).click();
  await expect(page.getByText("The games could not be loaded.")).toBeVisible();
  await operator.clearAnswers();
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("You haven’t played any of these games yet.")).toBeVisible();
});
