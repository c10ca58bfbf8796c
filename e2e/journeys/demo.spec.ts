import { demoOf, playRound, pressDemo } from "./support/demo.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[LOBBY-67] [LOBBY-74] a visitor tries a game in a dialog, framed from its provider, without an account @once", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  await pressDemo(page);
  await playRound(page);
  const demo = demoOf(page);
  await demo.getByRole("button", { name: "Close the demo" }).click();
  await expect(demo).toHaveCount(0);
});
