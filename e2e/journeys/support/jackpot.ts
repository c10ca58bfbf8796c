import type { Page } from "@playwright/test";

export const jackpotOf = (amount: string) => ({
  path: "/v2/get_jackpot",
  code: "100",
  data: { jackpot_amount_total: amount },
  times: "always" as const,
});

/** The figures as they stand there, the two places after the point. */
export const figures = (page: Page) => page.locator(".jp .digits b");

export const shown = async (page: Page) => (await figures(page).allTextContents()).join("");
