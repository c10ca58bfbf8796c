import { stacks } from "../stacks/settings.ts";
import { stopClock } from "./support/clock.ts";
import { firstGame, isPhone, pressPlay, quitGame } from "./support/play.ts";
import { expect, onOneWorker, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames(stacks.unlisted));

test.describe.configure(onOneWorker);

test("a provider that the site does not list is framed by our own page, and gets no hold of the lobby", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  const popup = isPhone(page) ? undefined : page.waitForEvent("popup");
  await pressPlay(page);
  const player = (await popup) ?? page;
  await expect(player).toHaveURL(/\/play$/);
  const frame = player.locator("iframe");
  await expect(frame).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-forms allow-popups",
  );
  await expect(frame).toHaveAttribute("referrerpolicy", "no-referrer");
  await expect(player.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeEnabled();
  await expect(player.getByRole("timer", { name: "Time in this game" })).toHaveText(/^\d+:\d\d$/);
  await quitGame(page);
});

test("[LAUNCH-36] the loading overlay stays for 400 ms over the game that has come", async ({
  page,
  lobby,
  member,
}) => {
  await page.clock.install();
  await lobby.enter(member);
  const popup = isPhone(page) ? undefined : page.waitForEvent("popup");
  await stopClock(page);
  await pressPlay(page);
  const player = (await popup) ?? page;
  const overlay = player.getByRole("heading", { name: `Opening ${firstGame}` });
  await expect(async () => {
    await player.clock.runFor(20);
    await expect(player.locator("iframe[src]")).toBeAttached({ timeout: 200 });
  }).toPass();
  await player.clock.runFor(340);
  await expect(overlay).toBeVisible();
  await player.clock.runFor(60);
  await expect(overlay).toBeHidden();
});
