import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds wrong with the page as it stands, or with a part of it where the rest was looked at before. */
export const faultsOf = async (page: Page, part?: string): Promise<string[]> => {
  const axe = new AxeBuilder({ page });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};
