import { join } from "node:path";
import type { SiteSettings } from "@naluma/site/settings";
import { createOperator } from "./operator.ts";
import { withOwnSite } from "./own-site.ts";
import { test as base } from "./test.ts";

/** The test function for the first site with some of its settings changed: a stack of its own, with nothing built anew. */
export const testOf = (name: string, changed: Partial<SiteSettings>) =>
  base.extend({
    stack: [
      async ({}, use, { workerIndex }) => {
        const log = join(import.meta.dirname, `../../../.naluma/e2e/${name}-${workerIndex}.log`);
        await withOwnSite(changed, log, async (stack) => {
          await createOperator(stack).content("bulletin", []);
          await use(stack);
        });
      },
      { scope: "worker", timeout: 120_000 },
    ],
  });
