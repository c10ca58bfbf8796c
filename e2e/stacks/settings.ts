import type { SiteSettings } from "@naluma/site/settings";

/** What a stack is started with. Tests with the same settings get the same stack, one after the other. */
export interface StackSettings {
  /** In the name of its log. */
  readonly name: string;
  /** What differs in the settings of the first site, as an operator would have them. */
  readonly site?: Partial<SiteSettings>;
  readonly env?: Readonly<Record<string, string>>;
  /** A network lies before the gateway, which a test can make bad. */
  readonly throughNetwork?: boolean;
}

export const stacks = {
  default: { name: "default" },
  network: { name: "network", throughNetwork: true },
  /** Another site: nothing is built anew. */
  second: { name: "second", env: { SANDBOX_SITE: "2", SITE_ID: "2" } },
  /** Games take the tab. */
  redirect: {
    name: "redirect",
    site: {
      openTypes: { desktop: "redirect", mobile: "redirect", app: "redirect", byProvider: {} },
    },
  },
  /** Games open in a dialog on desktop, in the page on a phone. */
  dialog: {
    name: "dialog",
    site: { openTypes: { desktop: "modal", mobile: "page", app: "page", byProvider: {} } },
  },
  /** The provider may be framed, and nothing more. */
  unlisted: { name: "unlisted", site: { gameOrigins: [] } },
} as const satisfies Readonly<Record<string, StackSettings>>;
