import { watchCalls } from "./support/calls.ts";
import { demoOf, playRound, pressDemo } from "./support/demo.ts";
import { expect, test } from "./support/test.ts";

test("[LOBBY-67] [LOBBY-71] [LOBBY-74] [LAUNCH-08] a visitor tries a game in a dialog, without an account @smoke", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  await lobby.open();
  await pressDemo(page);
  const demo = demoOf(page);
  await playRound(page);
  const answer: unknown = await (await calls.to("/demo/play")[0]?.response())?.json();
  const address = await demo.locator("iframe").getAttribute("src");
  expect(answer).toMatchObject({ data: { game_url: address } });
  // Nobody was asked to log in, and no real game was started.
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  expect(calls.count("/member/game/play1")).toBe(0);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");

  await demo.getByRole("button", { name: "Close the demo" }).click();
  await expect(demo).toHaveCount(0);
});

test("[LOBBY-75] the list of demos shows what can be tried, and opens it", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  await lobby.open();
  await page.getByRole("button", { name: "Demo games" }).click();
  const list = page.getByRole("dialog", { name: "Demo games" });
  await expect(list.getByRole("article").first()).toBeVisible();

  const answer: unknown = await (await calls.to("/demo/gp_games")[0]?.response())?.json();
  const shown = await list.locator(".tile-n").allTextContents();
  expect(shown.length).toBeGreaterThan(10);
  expect(answer).toMatchObject({
    data: shown.map((name) => ({ game_name: { en_US: name } })),
  });

  await list.getByRole("button", { name: "Kestrel" }).click();
  await expect(list.locator(".tile-p").first()).toHaveText("Kestrel");
  const [name = ""] = await list.locator(".tile-n").allTextContents();
  await list.getByRole("button", { name: `${name} demo`, exact: true }).click();
  await expect(list).toHaveCount(0);
  const demo = demoOf(page, name);
  await expect(demo.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeEnabled();
});
