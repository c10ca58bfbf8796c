import { networkBreaks } from "./support/complaints.ts";
import { lightPage } from "./support/lobby.ts";
import { createRoulette, spinCall, startRoulette } from "./support/roulette.ts";
import { expect, test } from "./support/test.ts";

test("[RT-26] the roulette comes and goes by its display event; one that ends while it is open says so", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const wheel = createRoulette(page);
  const end = await startRoulette(operator);
  await end();
  await lobby.enter(member, lightPage);
  await expect(wheel.float).toHaveCount(0);

  const endLater = await startRoulette(operator);
  await expect(wheel.float).toHaveAccessibleName("Roulette, 3 spins left");
  await wheel.open();
  await expect(wheel.spin).not.toHaveAttribute("aria-disabled", "true");
  await endLater();
  await expect(wheel.dialog.getByRole("alert")).toHaveText("The roulette has ended.");
  await expect(wheel.spin).toHaveAttribute("aria-disabled", "true");
  await wheel.close.click();
  await expect(wheel.float).toHaveCount(0);
});

test("a spin whose answer was lost is made once: the same key brings the same prize when the network is back", async ({
  page,
  context,
  lobby,
  member,
  operator,
  complaints,
}) => {
  complaints.expect(networkBreaks);
  const end = await startRoulette(operator);
  const wheel = createRoulette(page);
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(`/api${spinCall}`)) keys.push(request.headers()["idempotency-key"]);
  });
  await lobby.enter(member, lightPage);
  await wheel.open();
  await expect(wheel.spin).not.toHaveAttribute("aria-disabled", "true");

  await operator.answer({ path: spinCall, behaviour: "abort", carry_out: true });
  await wheel.spin.click();
  await expect(wheel.dialog.getByRole("alert")).toContainText("Your spin is safe");
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(wheel.alert).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await page.keyboard.press("Enter");
  await expect(wheel.alert).toHaveCount(0);
  await expect(wheel.dialog.locator(".rl-n")).toContainText("2");
  await end();
});

test("a spin whose answer comes after closing is told all the same, by keyboard alone", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const end = await startRoulette(operator);
  const wheel = createRoulette(page);
  await lobby.enter(member, lightPage);
  await wheel.float.focus();
  await page.keyboard.press("Enter");
  await expect(wheel.spin).not.toHaveAttribute("aria-disabled", "true");
  await operator.answer({ path: spinCall, behaviour: "wait" });
  await wheel.spin.focus();
  await page.keyboard.press("Enter");
  await expect(wheel.spin).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Escape");
  await expect(wheel.dialog).toHaveCount(0);
  await operator.clearAnswers();
  await expect(wheel.alert).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(wheel.alert).toHaveCount(0);
  await expect(wheel.float).toHaveAccessibleName("Roulette, 2 spins left");
  await end();
});
