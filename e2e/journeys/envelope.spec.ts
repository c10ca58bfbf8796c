import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { lightPage } from "./support/lobby.ts";
import { inMain } from "./support/money.ts";
import { createRedEnvelope, envelopeCalls, redEnvelopeFor } from "./support/red-envelope.ts";
import { expect, test } from "./support/test.ts";

test("[PROMO-06] [PROMO-07] [RT-25] [UI-12] a red envelope comes without a reload, is opened once, and its money is in the wallet @smoke", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const envelope = createRedEnvelope(page);
  await lobby.enter(member, lightPage);
  await expect(envelope.float).toHaveCount(0);

  const calls = watchCalls(page);
  await operator.campaign(redEnvelopeFor(member));
  await expect(envelope.float).toBeVisible();
  expect(calls.count(envelopeCalls.offered)).toBe(1);

  await envelope.show();
  await expect(envelope.dialog).toContainText("49");
  await envelope.dialog.getByText("Terms").click();
  await expect(envelope.dialog).toContainText("$18.88");
  await envelope.open.dblclick();
  await expect(envelope.dialog).toHaveAccessibleName("It’s yours");
  await expect(envelope.dialog.getByRole("status")).toHaveText("You received$18.88");
  expect(calls.count(envelopeCalls.claim)).toBe(1);
  expect(calls.to(envelopeCalls.claim)[0]?.headers()["idempotency-key"]).toMatch(/^[\w-]{8,64}$/);

  calls.forget();
  await envelope.done.click();
  await expect(envelope.dialog).toHaveCount(0);
  await expect.poll(() => calls.count(envelopeCalls.offered)).toBe(1);
  await expect.poll(() => calls.count("/member/profile/my_cash")).toBeGreaterThan(0);
  await expect(envelope.float).toHaveCount(0);
  await expect(createAccountWidget(page).balance).toHaveText("$1,018.88");
  expect(inMain(await operator.walletsOf(member.account))).toBe("$1,018.88");
});
