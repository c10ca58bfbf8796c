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

/** Enough to play one after the other, and few enough for a light page. */
const env = { SANDBOX_GAMES: "12" };

/** A provider for each way in which games open; those of all others have a window, or the page of a phone. */
const openTypes = {
  desktop: "window",
  mobile: "page",
  app: "page",
  byProvider: { GPOX: { desktop: "modal" }, GPTS: { desktop: "redirect" } },
} as const;

export const stacks = {
  default: { name: "default", env, site: { openTypes } },
  /** The catalogue as players have it: what is about many games, or about a kind that has one among few. */
  manyGames: { name: "many-games" },
  network: { name: "network", env, throughNetwork: true },
  /** Another site: nothing is built anew. */
  second: { name: "second", env: { ...env, SANDBOX_SITE: "2", SITE_ID: "2" } },
  /** The provider may be framed, and nothing more. */
  unlisted: { name: "unlisted", env, site: { gameOrigins: [] } },
} as const satisfies Readonly<Record<string, StackSettings>>;
