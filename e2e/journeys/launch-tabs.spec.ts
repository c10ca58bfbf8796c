import { debitsOf } from "./support/ledger.ts";
import { beginGame, untilPlayable } from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

const play1 = "/member/game/play1";

test("a width that crosses to the other template while a game starts waits for the game", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.answer({ path: play1, behaviour: "wait" });
  await lobby.enter(member);
  const before = await lobby.html.getAttribute("data-template");
  const begun = await beginGame(page);
  await page.setViewportSize({ width: before === "desktop" ? 800 : 1200, height: 900 });
  await operator.clearAnswers();
  await untilPlayable(begun);
  await expect(lobby.html).toHaveAttribute("data-template", before ?? "");
  expect(await debitsOf(operator, member.account)).toBe(1);
});
