import type { Page } from "@playwright/test";
import type { Operator } from "./operator.ts";

export const roulette = "/arks/web/activity/roulette";
export const spinCall = `${roulette}/spin`;

/** Clockwise from the top; most of them pay. */
const prizes = [
  ["88.00", "88.00"],
  ["Try again", undefined],
  ["8.88", "8.88"],
  ["1.88", "1.88"],
  ["18.00", "18.00"],
  ["Good luck", undefined],
] as const;

/** Starts a roulette for dollars, replacing one that runs; returns a function that ends it. */
export async function startRoulette(
  operator: Operator,
  { draws = 3 }: { draws?: number } = {},
): Promise<() => Promise<void>> {
  for (const { id, kind, state } of await operator.campaigns())
    if (kind === "roulette" && state !== "ended") await operator.endCampaign(id);
  const id = await operator.campaign({
    kind: "roulette",
    name: { en_US: "Weekend roulette" },
    end_at: Date.now() + 7_200_000,
    times: draws,
    per: "campaign",
    currencies: [{ currency: "USD", budget: "5000.00" }],
    prizes: prizes.map(([name, amount]) => ({
      name: { en_US: name },
      amounts: amount === undefined ? null : { USD: amount },
      weight: 1,
    })),
  });
  return () => operator.endCampaign(id);
}

/** The roulette as a member sees it: its float, its dialog and the alert above it. */
export const createRoulette = (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Weekend roulette" });
  const float = page.getByRole("button", { name: /^Prize wheel/ });
  const spin = dialog.getByRole("button", { name: "Spin the wheel" });
  return {
    dialog,
    float,
    spin,
    /** The award or the warning. */
    alert: page.getByRole("alertdialog"),
    open: () => float.click(),
  };
};
