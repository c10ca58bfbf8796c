import { pathsWith } from "@naluma/site/pages";
import { createAccountWidget } from "./support/account-widget.ts";
import { goInCentre } from "./support/centre.ts";
import { openWallet, quitGame, spin, startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";
import { watchTokens } from "./support/token-trace.ts";

test.use(startsGames());

test("a member's token is in the header of our own calls and under its key, and nowhere else in a member's walk @once", async ({
  page,
  lobby,
  member,
  operator,
  stack,
}) => {
  const trace = watchTokens(page.context(), stack);
  await operator.letter(member.account, "A message");
  await lobby.open();
  await lobby.logIn(member);
  const { channel } = await lobby.present();
  await openWallet(page);
  await trace.look(page);
  await page.keyboard.press("Escape");

  const running = await startGame(page);
  await spin(running);
  await trace.look(running.page);
  await quitGame(page);
  await operator.event(channel, "profile.updated");

  // The paths of the centre and all others that only members see.
  const ofMenu: readonly string[] = pathsWith("menu", "centre");
  for (const path of pathsWith("guard", "auth")) {
    if (path !== "/user" && ofMenu.includes(path)) await goInCentre(page, path);
    else await lobby.open(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await trace.look(page);
  }
  await lobby.open();
  await createAccountWidget(page).logOut();
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  await trace.look(page);

  const { tokens, requests, found } = await trace.traces(stack.log);
  expect(found).toEqual([]);
  expect(tokens).toBeGreaterThan(0);
  expect(requests).toBeGreaterThan(100);
});
