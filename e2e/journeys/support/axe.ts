import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds wrong with the page, or with a part of it when the rest was checked before. */
export const faultsOf = async (page: Page, part?: string): Promise<string[]> => {
  // What is right need not be told: it takes longer to describe than to find.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  // Only frames need axe's page of their own, which costs as much as the check itself.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};
