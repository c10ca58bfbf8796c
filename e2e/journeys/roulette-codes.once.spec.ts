import { lightPage } from "./support/lobby.ts";
import { createRoulette, rouletteInfo, spinCall, startRoulette } from "./support/roulette.ts";
import { expect, test } from "./support/test.ts";

const words = "The platform's own words.";

test("[PROMO-22] [PROMO-23] [PROMO-24] [PROMO-25] a spin that is refused says why in its own words, and 2093101 warns", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const end = await startRoulette(operator);
  const wheel = createRoulette(page);
  await lobby.enter(member, lightPage);
  await wheel.open();
  await expect(wheel.spin).not.toHaveAttribute("aria-disabled", "true");

  for (const [code, text] of [
    ["2093102", "You have no spins left."],
    ["2093103", "The roulette has ended."],
    ["2093104", "The roulette has not started yet."],
  ] as const) {
    await operator.answer({ path: spinCall, code, message: words });
    await wheel.spin.click();
    await expect(wheel.dialog.getByRole("alert"), code).toHaveText(text);
    expect(await wheel.angle(), code).toBe(0);
  }

  await operator.answer({ path: spinCall, code: "2093101", message: words });
  await wheel.spin.click();
  await expect(wheel.alert).toHaveAccessibleName("You cannot spin yet");
  await expect(wheel.alert).toContainText("You have not met the condition of this promotion yet.");
  await expect(wheel.alert.getByRole("button")).toHaveCount(1);
  await wheel.alert.getByRole("button", { name: "Close" }).click();
  await expect(wheel.alert).toHaveCount(0);
  expect(await wheel.angle()).toBe(0);
  await expect(wheel.dialog.locator(".rl-n")).toContainText("3");
  await end();
});

test("[PROMO-21] [PROMO-26] info that is refused and any other refused spin are told, and the wheel does not turn", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const end = await startRoulette(operator);
  const wheel = createRoulette(page);
  await lobby.enter(member, lightPage);
  await expect(wheel.float).toHaveAccessibleName("Roulette, 3 spins left");
  await operator.answer({ path: rouletteInfo, code: "2095101", message: words });
  await wheel.open();
  await expect(wheel.dialog.getByRole("alert")).toHaveText(
    "The roulette is not open to your account.",
  );
  await wheel.again.click();
  await expect(wheel.spin).not.toHaveAttribute("aria-disabled", "true");

  await operator.answer({ path: spinCall, code: "2093199", message: words });
  await wheel.spin.click();
  await expect(wheel.dialog.getByRole("alert")).toHaveText(words);
  await expect(wheel.alert).toHaveCount(0);
  expect(await wheel.angle()).toBe(0);
  await end();
});
