import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { atOnce, stopClock } from "./support/clock.ts";
import { lightPage } from "./support/lobby.ts";
import { inMain } from "./support/money.ts";
import {
  createRoulette,
  roulette,
  rouletteInfo,
  spinCall,
  startRoulette,
  underPointer,
} from "./support/roulette.ts";
import { expect, test, withMotion } from "./support/test.ts";

test.use(withMotion);

test("[PROMO-12] [PROMO-13] [PROMO-14] a member's page loads the roulette and the picture for its prizes; opening reads the draws", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const end = await startRoulette(operator);
  const wheel = createRoulette(page);
  const calls = watchCalls(page);
  const picture = page.waitForRequest(/\/6-[^/]+\.svg$/);
  await lobby.enter(member, lightPage);
  await picture;
  expect(calls.count(roulette)).toBeGreaterThan(0);

  await expect(wheel.float).toHaveAccessibleName("Roulette, 3 spins left");
  calls.forget();
  await wheel.open();
  await expect(wheel.spin).not.toHaveAttribute("aria-disabled", "true");
  expect(calls.count(rouletteInfo)).toBe(1);
  await expect(wheel.picture).toHaveAttribute("href", /\/6-[^/]+\.svg$/);
  await end();
});

test("[PROMO-15] [PROMO-16] [PROMO-17] [PROMO-20] the wheel turns for 1.5 s to the prize, the award is told and paid, and closing resets the wheel", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const end = await startRoulette(operator);
  const wheel = createRoulette(page);
  await page.clock.install();
  await lobby.enter(member, lightPage);
  await wheel.open();
  await expect(wheel.spin).not.toHaveAttribute("aria-disabled", "true");
  expect(await wheel.angle()).toBe(0);
  await stopClock(page);

  const answered = page.waitForResponse(`**/api${spinCall}`);
  await wheel.spin.click();
  const request = (await answered).request();
  expect(request.postDataJSON()).toEqual({});
  expect(request.headers()["idempotency-key"]).toMatch(/.{16,}/);
  const { data } = (await (await answered).json()) as {
    data: { prize_id: number; remaining_draws: number };
  };
  await atOnce(page, async () => expect(await wheel.angle()).toBeGreaterThan(3_000));
  const { index, off } = underPointer(await wheel.angle());
  expect(off).toBeLessThanOrEqual(1 / 3 + 0.001);
  const [turning] = await page
    .locator(".rl .disc")
    .evaluate((disc) => disc.getAnimations().map((each) => each.effect?.getTiming().duration));
  expect([1_500, undefined]).toContain(turning);

  // Not before the wheel has stopped.
  await page.clock.runFor(1_350);
  await expect(wheel.alert).toHaveCount(0);
  await page.clock.runFor(150);
  await atOnce(page, () => expect(wheel.alert).toBeVisible({ timeout: 500 }));
  await page.clock.resume();

  const told = await wheel.alert.getByRole("heading").textContent();
  const name = ["$88.00", "Try again", "$8.88", "$1.88", "$18.00", "Good luck"][index] ?? "";
  expect(told).toContain(name);
  const mine = await operator.walletsOf(member.account);
  const won = { "$88.00": 88, "$8.88": 8.88, "$1.88": 1.88, "$18.00": 18 }[name] ?? 0;
  expect(inMain(mine)).toBe(`$1,${(1_000 + won).toFixed(2).slice(1)}`);
  expect(data.remaining_draws).toBe(2);

  await wheel.alert.getByRole("button", { name: "Close" }).click();
  await expect(wheel.alert).toHaveCount(0);
  await expect(wheel.dialog.locator(".rl-n")).toContainText("2");
  await wheel.close.click();
  await expect(createAccountWidget(page).balance).toHaveText(inMain(mine));
  await expect(wheel.float).toHaveAccessibleName("Roulette, 2 spins left");
  await wheel.open();
  await expect(wheel.dialog).toBeVisible();
  expect(await wheel.angle()).toBe(0);
  await end();
});
