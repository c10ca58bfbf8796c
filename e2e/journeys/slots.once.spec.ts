import { demoOf, pressDemo } from "./support/demo.ts";
import { firstGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test("autoplay plays the rounds that were asked for, by keyboard, and says so", async ({
  page,
  lobby,
}) => {
  await lobby.visit();
  await pressDemo(page);
  const game = demoOf(page, firstGame).frameLocator("iframe");
  await game.getByRole("button", { name: "Turbo" }).press("Enter");
  await game.getByRole("button", { name: "Autoplay" }).press("Enter");
  const sheet = game.getByRole("dialog", { name: "Autoplay" });
  // Ten rounds cannot lose fifty stakes.
  await sheet.getByLabel("Stop before losing more than").selectOption({ index: 3 });
  await sheet.getByRole("button", { name: "Start autoplay" }).press("Enter");
  await expect(game.getByRole("button", { name: /^Stop autoplay, \d left/ })).toBeVisible();
  await expect(game.locator("#status")).toContainText("Autoplay has played all its rounds.");
  await expect(game.getByRole("list", { name: "Last results" }).getByRole("listitem")).toHaveCount(
    10,
  );
  await game.getByRole("button", { name: "History" }).click();
  await expect(game.getByRole("dialog", { name: "History" }).getByRole("row")).toHaveCount(11);
});

test("a page offers neither autoplay nor turbo where the operator forbids them", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.playRules("GPHL", { autoplay: false, turbo: false });
  await lobby.visit();
  await pressDemo(page);
  const game = demoOf(page, firstGame).frameLocator("iframe");
  await expect(game.getByRole("button", { name: "Spin" })).toBeEnabled();
  await expect(game.getByRole("button", { name: "Sound" })).toBeVisible();
  await expect(game.getByRole("button", { name: "Autoplay" })).toBeHidden();
  await expect(game.getByRole("button", { name: "Turbo" })).toBeHidden();
  await operator.playRules("GPHL", { autoplay: true, turbo: true });
});
