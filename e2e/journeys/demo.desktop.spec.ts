import { demoOf, pressDemo } from "./support/demo.ts";
import { startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test("a demo begins by the rules of every start: not the game that is open already", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  await startGame(page);
  await pressDemo(page);
  await expect(page.getByRole("status").filter({ hasText: "already open" })).toBeVisible();
  await expect(demoOf(page)).toHaveCount(0);
});
