import type { Locator, Page } from "@playwright/test";
import type { Account } from "./accounts.ts";
import type { NewCampaign } from "./operator.ts";

export const envelopeCalls = {
  offered: "/arks/web/activity/red_envelope_promotion",
  claim: "/arks/web/activity/red_envelope",
} as const;

/** An envelope with $18.88 for one member, for fifty minutes. */
export const redEnvelopeFor = (member: Account): NewCampaign => ({
  kind: "red_envelope",
  name: { en_US: "A gift" },
  end_at: Date.now() + 50 * 60_000,
  times: 1,
  per: "campaign",
  members: [member.account],
  currencies: [{ currency: "USD", least: "18.88", most: "18.88", budget: "188.80" }],
});

/** The red envelope as a player sees it. */
export const createRedEnvelope = (page: Page) => {
  // Not found by its role, which it does not have behind an open dialog.
  const float = page.locator("button.float", { hasText: "Red envelope, " });
  const dialog = page.getByRole("dialog", {
    name: /^(You’ve got a red envelope|It’s yours|This red envelope has ended)$/,
  });
  const button = (name: string): Locator => dialog.getByRole("button", { name, exact: true });
  return {
    float,
    dialog,
    open: button("Open it"),
    again: button("Try again"),
    done: button("Done"),
    /** The amount in it, once it is open. */
    amount: dialog.locator("output.envelope-amount"),
    /** The close button in the corner of the dialog. */
    close: button("Close").first(),
    show: async (): Promise<void> => await float.click(),
  };
};
