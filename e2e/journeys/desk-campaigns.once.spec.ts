import type { Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { openDesk, openPhone } from "./support/desk.ts";
import { expectFits } from "./support/fits.ts";
import { createLobby } from "./support/lobby.ts";
import { createRedEnvelope } from "./support/red-envelope.ts";
import { expect, test } from "./support/test.ts";

/** As the field for times has it, so many hours from now by the clock of the operator's browser. */
const inHours = (desk: Page, hours: number) =>
  desk.evaluate((ahead) => {
    const at = new Date(Date.now() + ahead * 3_600_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  }, hours);
const save = async (desk: Page) => {
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByText("Not saved yet")).toHaveCount(0);
};

test("a red envelope that an operator makes is claimed on both hosts, and ends when the operator says so", async ({
  accounts,
  browser,
  page,
  lobby,
  stack,
}) => {
  const phone = await openPhone(browser, stack);
  const phoneLobby = createLobby(phone);
  const [first, second] = [await accounts.next(), await accounts.next()];
  await lobby.enter(first);
  await phoneLobby.enter(second);
  const envelopes = [createRedEnvelope(page), createRedEnvelope(phone)];

  const desk = await openDesk(browser, stack, "campaigns");
  await desk.getByRole("button", { name: "New red envelope" }).click();
  await expect(desk.getByRole("heading", { name: "New red envelope" })).toBeFocused();

  // What is wrong stands at its field: what the page sees, and what only the platform knows.
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByLabel("Name (English)")).toHaveAccessibleDescription(/English name/);
  await expect(desk.getByLabel("Ends")).toHaveAccessibleDescription(/when it ends/);
  await desk.getByLabel("Name (English)").fill("Harbour evening");
  await desk.getByLabel("Ends").fill(await inHours(desk, 2));
  await desk.getByLabel("Only these members").fill(`${first.account} ${second.account}`);
  await desk.getByLabel("Least in an envelope").fill("8.88");
  await desk.getByLabel("Most in an envelope").fill("8.88");
  await desk.getByLabel("Budget").fill("1.00");
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByLabel("Budget")).toHaveAccessibleDescription(/greatest gift/);
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByLabel("Budget").fill("100.00");
  await desk.getByRole("button", { name: /^Vietnamese/ }).click();
  await desk.getByLabel("Name (Vietnamese)").fill("Đêm bến cảng");
  await save(desk);

  for (const envelope of envelopes) {
    await expect(envelope.float).toBeVisible();
    await envelope.show();
    await envelope.open.click();
    await expect(envelope.dialog).toHaveAccessibleName("It’s yours");
    await envelope.done.click();
    await expect(envelope.float).toHaveCount(0);
  }
  await desk.getByRole("button", { name: "Back to the list" }).click();
  const came = desk.getByRole("region", { name: "What came of Harbour evening" });
  await expect(came.getByRole("row", { name: /^USD/ })).toContainText("17.76");
  expect(await faultsOf(desk)).toEqual([]);

  // Once it has begun only what nobody was told of can change.
  await desk.getByRole("button", { name: "Change: Harbour evening" }).click();
  await expect(desk.getByLabel("Least in an envelope")).toHaveAttribute("readonly");
  await desk.getByLabel("Budget").fill("200.00");
  await save(desk);
  await desk.getByRole("button", { name: "Back to the list" }).click();
  await expect(came.getByRole("row", { name: /^USD/ })).toContainText("200.00");
  await desk.getByRole("button", { name: "End now: Harbour evening" }).click();
  await desk.getByRole("button", { name: "End it" }).click();
  await expect(desk.getByRole("list", { name: "Campaigns" })).toContainText("ended");
});

test("a roulette that an operator makes floats on both hosts with its chances, and ending it takes it away", async ({
  accounts,
  browser,
  page,
  lobby,
  operator,
  stack,
}) => {
  // There is one roulette at a time in a currency.
  for (const { id, kind, state } of await operator.campaigns())
    if (kind === "roulette" && state !== "ended") await operator.endCampaign(id);
  const phone = await openPhone(browser, stack);
  const phoneLobby = createLobby(phone);
  const [first, second] = [await accounts.next(), await accounts.next()];
  await lobby.enter(first);
  await phoneLobby.enter(second);

  // On a phone's width, by the keyboard alone where a button is pressed.
  const desk = await openDesk(browser, stack, "campaigns?campaign=roulette");
  await desk.setViewportSize({ width: 390, height: 844 });
  const press = async (name: string | RegExp) => {
    await desk.getByRole("button", { name, exact: true }).focus();
    await desk.keyboard.press("Enter");
  };
  await desk.getByLabel("Name (English)").fill("Harbour wheel");
  await desk.getByLabel("Ends").fill(await inHours(desk, 2));
  await desk.getByLabel("Spins of a member").fill("3");
  await press("Add a prize");
  for (const [at, name, weight] of [
    [1, "Lantern", "1"],
    [2, "Anchor", "1"],
    [3, "Fog", "2"],
  ] as const) {
    await desk.getByLabel(`Prize ${at} (English)`).fill(name);
    await desk.getByLabel(`Weight of prize ${at}`).fill(weight);
  }
  await desk.getByLabel("Prize 1 wins").fill("8.00");
  await desk.getByLabel("Prize 2 wins").fill("2.00");
  await desk.getByLabel("Wins nothing").nth(2).check();
  await expect(desk.getByLabel("Weight of prize 3")).toHaveAccessibleDescription("Chance 50%");
  const costs = desk.getByRole("region", { name: "Expected cost" });
  await expect(costs.getByRole("row", { name: /^USD/ })).toContainText("2.50");
  await expectFits(desk);
  expect(await faultsOf(desk)).toEqual([]);
  await press("Save");
  await expect(desk.getByText("Not saved yet")).toHaveCount(0);

  const floats = [page, phone].map((player) =>
    // Not by its role: behind an open dialog it has none.
    player.locator("button.float", { hasText: "Roulette" }),
  );
  for (const float of floats) await expect(float).toBeVisible();
  await page.getByRole("button", { name: "Roulette, 3 spins left" }).click();
  const dialog = page.getByRole("dialog", { name: "Harbour wheel" });
  await dialog.getByRole("button", { name: "Spin the wheel" }).click();
  await press("Back to the list");
  const came = desk.getByRole("region", { name: "What came of Harbour wheel" });
  await expect(came.getByRole("row", { name: /^USD/ }).getByRole("cell").nth(1)).toHaveText("1");
  await press("End now: Harbour wheel");
  await press("End it");
  for (const float of floats) await expect(float).toHaveCount(0);
});
