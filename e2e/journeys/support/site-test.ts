import type { SiteSettings } from "@naluma/site/settings";
import { stacks } from "../../stacks/settings.ts";
import { test } from "./test.ts";

/** The test function for the first site with some of its settings changed: a stack of its own, with nothing built anew. */
export const testOf = (name: string, site: Partial<SiteSettings>) =>
  test.extend({ stackSettings: { name, site } });

export const testWithRedirects = test.extend({ stackSettings: stacks.redirect });
export const testWithDialogs = test.extend({ stackSettings: stacks.dialog });
export const testOfUnlisted = test.extend({ stackSettings: stacks.unlisted });
