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
      { scope: "worker" },
    ],
  });

// Files that share one of these share its stacks, too: each takes seconds to start.

/** Games take the tab. */
export const testWithRedirects = testOf("redirect-site", {
  openTypes: { desktop: "redirect", mobile: "redirect", app: "redirect", byProvider: {} },
});

/** Games open in a dialog on desktop, in the page on a phone. */
export const testWithDialogs = testOf("dialog-site", {
  openTypes: { desktop: "modal", mobile: "page", app: "page", byProvider: {} },
});

/** The provider may be framed, and nothing more. */
export const testOfUnlisted = testOf("unlisted-site", { gameOrigins: [] });
