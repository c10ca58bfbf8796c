import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The violations that axe finds on the page, or in one part of it if the rest was checked before. */
export const faultsOf = async (page: Page, part?: string): Promise<string[]> => {
  // Passing elements are not reported: describing them takes longer than finding the violations.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  // Only frames need axe's extra page, which costs as much as the check itself.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};
