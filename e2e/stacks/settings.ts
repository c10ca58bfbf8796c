import { capabilities, namedCapabilities, type Capability } from "@naluma/site/capabilities";
import type { SiteSettings } from "@naluma/site/settings";

/** The settings of a stack. Tests with the same settings share a stack, one after the other. */
export interface StackSettings {
  /** Part of the name of its log. */
  readonly name: string;
  /** Changes to the settings of the first site, as an operator would make them. */
  readonly site?: Partial<Omit<SiteSettings, "capabilities">> & {
    readonly capabilities?: ReturnType<typeof namedCapabilities>;
  };
  readonly env?: Readonly<Record<string, string>>;
  /** Puts a network before the gateway that a test can disturb. */
  readonly throughNetwork?: boolean;
  /** The gateway's only site is what `npm run connect` writes of the sandbox. */
  readonly isConnected?: boolean;
}

/** Enough games to play one after the other, and few enough for a light page. */
const env = { SANDBOX_GAMES: "12" };

/** One provider for each way of opening games; all others use a window, or the page on a phone. */
const openTypes = {
  desktop: "window",
  mobile: "page",
  app: "page",
  byProvider: { GPOX: { desktop: "modal" }, GPTS: { desktop: "redirect" } },
} as const;

/** A platform with these member services, which the site knows from its first page on. */
const withServices = (name: string, offered: readonly Capability[]) => ({
  name,
  env: { ...env, SANDBOX_CAPABILITIES: offered.join() || "none" },
  site: { openTypes, capabilities: namedCapabilities(offered) },
});

const half = withServices(
  "half-of-the-services",
  capabilities.filter((_, at) => at % 2 === 0),
);

export const stacks = {
  default: { name: "default", env, site: { openTypes } },
  /** The catalogue that players see: for tests about many games, or about a kind with only a few. */
  manyGames: { name: "many-games" },
  network: { name: "network", env, throughNetwork: true },
  /** Another site with the same build. */
  second: { name: "second", env: { ...env, SANDBOX_SITE: "2", SITE_ID: "2" } },
  /** A platform of which the gateway has no file, with money that is no play money. */
  foreign: {
    name: "foreign",
    env: { ...env, SANDBOX_SITE: "3", SITE_ID: "3" },
    isConnected: true,
  },
  /** The provider's pages may be framed, but its origin is not listed in `gameOrigins`. */
  noServices: withServices("no-services", []),
  /** Its deposits are a page of the operator's. */
  halfOfServices: {
    ...half,
    site: { ...half.site, pages: { Deposit: "{API_ORIGIN}/sandbox/service" } },
  },
  unlisted: { name: "unlisted", env, site: { gameOrigins: [] } },
} as const satisfies Readonly<Record<string, StackSettings>>;
