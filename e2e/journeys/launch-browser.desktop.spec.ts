import { watchCalls } from "./support/calls.ts";
import { pressPlay } from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

test("a browser that blocks pop-ups lets the game's own window open, as it opens inside the press", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  const calls = watchCalls(page);
  const [window] = await Promise.all([page.waitForEvent("popup"), pressPlay(page)]);
  await expect(window.getByRole("button", { name: "Spin" })).toBeEnabled();
  expect(calls.count("/member/game/play1")).toBe(1);
});
