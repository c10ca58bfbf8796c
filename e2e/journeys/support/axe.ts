import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds wrong with the page as it stands, or with a part of it where the rest was looked at before. */
export const faultsOf = async (page: Page, part?: string): Promise<string[]> => {
  // What is right need not be told: it takes longer to describe than to find.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  // Only what lies in frames has to be put together in a page of its own, which costs as much as the looking.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};
