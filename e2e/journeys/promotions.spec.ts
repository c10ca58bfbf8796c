import { watchCalls } from "./support/calls.ts";
import { networkBreaks } from "./support/complaints.ts";
import { lightPage } from "./support/lobby.ts";
import { inMain } from "./support/money.ts";
import { createRedEnvelope, envelopeCalls, redEnvelopeFor } from "./support/red-envelope.ts";
import { createRoulette, spinCall, startRoulette } from "./support/roulette.ts";
import { expect, test } from "./support/test.ts";

test("a red envelope and a spin whose answers were lost are paid once: a repeat brings the same money @once", async ({
  page,
  context,
  lobby,
  member,
  operator,
  complaints,
}) => {
  complaints.expect(networkBreaks);
  const calls = watchCalls(page);
  const keysOf = (path: string) => calls.to(path).map((call) => call.headers()["idempotency-key"]);
  const expectOneKey = (path: string) => {
    expect(calls.count(path)).toBeGreaterThan(1);
    expect(new Set(keysOf(path)).size).toBe(1);
  };
  await operator.campaign(redEnvelopeFor(member));
  const end = await startRoulette(operator);
  await lobby.enter(member, lightPage);

  // The money is paid but the response lost: the next press returns the same payment.
  const envelope = createRedEnvelope(page);
  await envelope.show();
  await operator.answer({ path: envelopeCalls.claim, behaviour: "abort", carry_out: true });
  await envelope.open.click();
  await expect(envelope.dialog.getByRole("alert")).toContainText("it pays out only once");
  await envelope.again.click();
  await expect(envelope.amount).toContainText("$18.88");
  expectOneKey(envelopeCalls.claim);
  expect(inMain(await operator.walletsOf(member.account))).toBe("$1,018.88");
  await envelope.done.click();
  await expect(envelope.float).toHaveCount(0);

  const wheel = createRoulette(page);
  await wheel.open();
  await expect(wheel.spin).not.toHaveAttribute("aria-disabled", "true");
  await operator.answer({ path: spinCall, behaviour: "abort", carry_out: true });
  await wheel.spin.click();
  await expect(wheel.dialog.getByRole("alert")).toContainText("Your spin is safe");
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(wheel.alert).toBeVisible();
  expectOneKey(spinCall);
  await page.keyboard.press("Enter");
  await expect(wheel.alert).toHaveCount(0);
  await expect(wheel.dialog.locator(".wheel-draws")).toContainText("2");
  await end();
});
