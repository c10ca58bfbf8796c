import { faultsOf } from "./support/axe.ts";
import { createRedEnvelope, redEnvelopeFor } from "./support/red-envelope.ts";
import { expect, test } from "./support/test.ts";

test("a member finds what runs and what was won on the promotions page, and a visitor is asked to log in", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.open("/discount");
  const invitation = page.getByText("Log in to see red envelopes");
  await expect(invitation).toBeVisible();
  await expect(page.getByRole("heading", { name: "Running now" })).toHaveCount(0);

  await operator.campaign(redEnvelopeFor(member));
  await lobby.enter(member, "/discount");
  await expect(invitation).toHaveCount(0);
  const card = page.getByRole("article").filter({ hasText: "A gift" });
  await expect(card.getByText("$18.88").first()).toBeVisible();
  await card.getByText("Terms", { exact: true }).click();
  await expect(card.getByText("Free", { exact: true })).toBeVisible();
  await expect(card.getByText("Once per promotion")).toBeVisible();
  await expect(card.getByText(/minutes left$/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const envelope = createRedEnvelope(page);
  await card.getByRole("button", { name: "View red envelope" }).click();
  await envelope.open.click();
  await expect(envelope.amount).toContainText("$18.88");
  await envelope.done.click();
  await expect(page.getByLabel("What you’ve won")).toContainText("A gift");
  await expect(card.getByRole("button", { name: "View red envelope" })).toHaveCount(0);
});
