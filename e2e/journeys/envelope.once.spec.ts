import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { runUntil, stopClock } from "./support/clock.ts";
import { lightPage } from "./support/lobby.ts";
import { inMain } from "./support/money.ts";
import { createRedEnvelope, envelopeCalls, redEnvelopeFor } from "./support/red-envelope.ts";
import { expect, test } from "./support/test.ts";

const keysOf = (calls: ReturnType<typeof watchCalls>) =>
  calls.to(envelopeCalls.claim).map((call) => call.headers()["idempotency-key"]);

test("[PROMO-08] [PROMO-09] what a red envelope may be answered: a refusal, no answer, its end", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
}) => {
  complaints.expect(/net::ERR|Failed to load|status of 502/);
  const envelope = createRedEnvelope(page);
  const words = "Only for members with a deposit today.";
  await operator.campaign(redEnvelopeFor(member, { times: 2 }));
  await lobby.enter(member, lightPage);
  const calls = watchCalls(page);
  await envelope.show();

  await operator.answer({ path: envelopeCalls.claim, code: "199", message: words });
  await envelope.open.click();
  await expect(envelope.dialog.getByRole("alert")).toHaveText(words);
  await expect(envelope.float).toBeAttached();

  // The money is paid and the answer lost: the next press hears of the same payment.
  await operator.answer({ path: envelopeCalls.claim, behaviour: "abort", carry_out: true });
  await envelope.open.click();
  await expect(envelope.dialog.getByRole("alert")).toContainText("it pays out only once");
  await envelope.again.click();
  // Its terms name the amount from the beginning.
  await expect(envelope.amount).toContainText("$18.88");
  const [refused, lost, repeated] = keysOf(calls);
  expect(repeated).toBe(lost);
  expect(lost).not.toBe(refused);
  expect(inMain(await operator.walletsOf(member.account))).toBe("$1,018.88");
  await envelope.done.click();

  await expect(envelope.float).toBeVisible();
  await envelope.show();
  await operator.answer({ path: envelopeCalls.claim, code: "102", message: "It has ended." });
  await envelope.open.click();
  await expect(envelope.dialog).toContainText("It has ended.");
  await expect(envelope.float).toHaveCount(0);
  await expect(envelope.open).toHaveCount(0);
});

test("a red envelope that its operator ends while it is looked at says so", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const envelope = createRedEnvelope(page);
  const id = await operator.campaign(redEnvelopeFor(member));
  await lobby.enter(member, lightPage);
  await envelope.show();
  await expect(envelope.open).toBeVisible();
  await operator.endCampaign(id);
  await expect(envelope.dialog).toHaveAccessibleName("This red envelope has ended");
  await expect(envelope.open).toHaveCount(0);
  await envelope.close.click();
  await expect(envelope.dialog).toHaveCount(0);
  await expect(envelope.float).toHaveCount(0);
});

test("after a session that ended, the red envelope is read before it can be opened", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const envelope = createRedEnvelope(page);
  await operator.campaign(redEnvelopeFor(member));
  await lobby.enter(member, lightPage);
  await envelope.show();
  await operator.answer({ path: envelopeCalls.claim, code: "401", status: 401 });
  await envelope.open.click();
  await expect(createAccountWidget(page).wallet).toHaveCount(0);
  await expect(envelope.dialog).toHaveCount(0);
  await expect(envelope.float).toHaveCount(0);

  await operator.answer({ path: envelopeCalls.offered, behaviour: "wait", times: "always" });
  const calls = watchCalls(page);
  await lobby.logIn(member);
  await expect.poll(() => calls.count(envelopeCalls.offered)).toBeGreaterThan(0);
  await expect(envelope.float).toHaveCount(0);
  await operator.clearAnswers();
  await expect(envelope.float).toBeVisible();
});

test.describe("far away, on a device whose clock is wrong", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("[PROMO-03] [PROMO-04] the countdown is the platform's, and after its end the next envelope is asked for", async ({
    page,
    lobby,
    member,
    operator,
  }) => {
    const envelope = createRedEnvelope(page);
    const endAt = Math.ceil(Date.now() / 1000) * 1000 + 3 * 60_000;
    await operator.campaign(redEnvelopeFor(member, { end_at: endAt }));
    await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
    await lobby.enter(member, lightPage);
    await expect(envelope.float).toBeVisible();
    const leftNow = () => (endAt - Date.now()) / 1000;
    const most = leftNow() + 3;
    const shown = await envelope.secondsLeft();
    expect(shown).toBeLessThan(most);
    expect(shown).toBeGreaterThan(leftNow() - 3);

    await stopClock(page);
    const before = await envelope.secondsLeft();
    for (const passed of [1, 2, 3]) {
      await page.clock.runFor(1_000);
      expect(await envelope.secondsLeft()).toBe(before - passed);
    }

    const calls = watchCalls(page);
    await page.clock.fastForward((before - 3) * 1_000);
    await expect(envelope.float).toHaveCount(0);
    expect(calls.count(envelopeCalls.offered)).toBe(0);
    // The end is less than a second ago.
    await page.clock.runFor(2_000);
    expect(calls.count(envelopeCalls.offered)).toBe(0);
    await page.clock.runFor(1_000);
    await expect.poll(() => calls.count(envelopeCalls.offered)).toBe(1);
    // By the platform's clock it still runs: the answer says so, and the page believes it.
    await runUntil(page, async () => {
      await expect(envelope.float).toBeVisible({ timeout: 100 });
    });
  });
});
