import type { Brand } from "./brand.ts";
import type { Capability } from "./capabilities.ts";
import type { Currency, DescribedCurrencies } from "./currency.ts";
import type { Locale } from "./locale.ts";
import type { PageName } from "./named-pages.ts";
import type { TrackingSettings } from "./tracking.ts";

/** The redirect of an address: to one of our paths, or off the site (ROUTE-41, ROUTE-42). */
export interface ServerRouteRule {
  readonly redirect: string;
}

/** How a game opens (A-138). */
export type OpenType = "window" | "modal" | "page" | "redirect";

export interface ThirdPartyLogin {
  readonly name: string;
  readonly address: string;
  /** Its icon, by the name that the icon service knows; `undefined` for none. */
  readonly icon?: string | undefined;
}

/** The public configuration of one site: the operator's settings that need no build. */
export interface SiteSettings {
  readonly siteId: number;
  readonly siteName: string;
  readonly titles: { readonly zh: string; readonly en: string };
  readonly brand: Brand;
  /** Configured template names; mobile names map to ids in `device.ts`. */
  readonly templates: { readonly pc: string; readonly mobile: string };
  readonly modelVersion: string;
  readonly currencies: readonly Currency[];
  /** The languages that the site supports, in display order; never empty. */
  readonly languages: readonly Locale[];
  /** What the file says of currencies besides their codes, which takes precedence over the tables (A-139). */
  readonly describedCurrencies: DescribedCurrencies;
  readonly isDemo: boolean;
  /** The minimum age for registration, in years; the platform's value takes precedence, if there is one. */
  readonly minimumAge: number;
  readonly gameRoom: boolean;
  /** Keeps the desktop template at every width, unless the query has web_debug (A-001). */
  readonly desktopLock: boolean;
  /** Name of the second language cookie (A-032). */
  readonly languageCookie: string;
  /** True if pages of other origins frame this site: the language cookies are then sent there, too. */
  readonly crossOrigin: boolean;
  /** Origins whose games may be opened directly in the game window, with location.replace. */
  readonly gameOrigins: readonly string[];
  /** Origins that our own /play may frame. */
  readonly frameOrigins: readonly string[];
  readonly imageOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
  /** Only the play-money sandbox follows http addresses. */
  readonly allowHttp: boolean;
  readonly openTypes: {
    readonly desktop: OpenType;
    readonly mobile: OpenType;
    readonly app: OpenType;
    readonly byProvider: Readonly<
      Record<string, Partial<Readonly<Record<"desktop" | "mobile" | "app", OpenType>>>>
    >;
  };
  /** Providers whose games need a phone in landscape: the player is asked to rotate it. */
  readonly landscapeProviders: readonly string[];
  /** The address of a file with the site's details, used when the platform's call fails (SHELL-41); "" for none. */
  readonly siteDetailFile: string;
  /** Used when the site details contain no customer-service address (A-009). */
  readonly customerServiceUrl: string;
  /**
   * The operator's own call for sending an SMS about a forgotten password, as a path below `/api`; "" for none
   * (A-081).
   */
  readonly forgottenPasswordSms: string;
  /** True if starting a game is refused with the closed message (A-067). */
  readonly closed: boolean;
  /** Addresses that offer the site's own apps; "" for none. */
  readonly apps: { readonly ios: string; readonly android: string };
  /**
   * The bridge that an app provides to its pages, by which they recognise the app (A-002, A-089): the name of a
   * message handler on iOS, of an object of the window on Android.
   */
  readonly appBridges: { readonly ios: string; readonly android: string };
  /** Third-party logins: the name on the button, and the address behind it. */
  readonly thirdPartyLogins: readonly ThirdPartyLogin[];
  /** Menu links that this site hides (MEMBER-23). */
  readonly hiddenLinks: readonly string[];
  /**
   * The operator's own addresses for pages of a member or an agent. Each opens instead of ours, whether the platform has
   * the page's service or not; a page that the site hides has none (decision 0063).
   */
  readonly pages: Partial<Readonly<Record<PageName, string>>>;
  /** The maximum number of toasts at once; a further one removes the oldest. */
  readonly toastsAtOnce: number;
  /**
   * Server route rules by path; a path that ends in `/**` covers everything below it. The routes' own rules take
   * precedence.
   */
  readonly routeRules: Readonly<Record<string, ServerRouteRule>>;
  /** Hosts that serve this site, each in its own language; with one or none, routes have plain names (A-038). */
  readonly domains: readonly string[];
  /**
   * The member services that the platform offers; a screen asks for these. The platform names them, and until it has
   * answered, the site's own file does.
   */
  readonly capabilities: readonly Capability[];
  /** The site's money is play money, which its footer and its words say. */
  readonly playMoney: boolean;
  /** True if phone numbers have ten digits in every currency, as in VND (A-067). */
  readonly tenDigitPhones: boolean;
  /** How often an open page checks which build is running, in seconds; two minutes by default (A-011). */
  readonly buildCheckSeconds: number;
  /**
   * The service from which icons that the site does not include are fetched by name, as `{name}.svg`: one of our
   * paths, or an address without a trailing slash that lets this site's pages read it; "" for none (A-030).
   */
  readonly iconService: string;
  /**
   * The script that tracks visitors, per language; without one there is no tracking and no consent dialog. Only
   * visitors who have consented are tracked, and only in production (A-125, decision 0038).
   */
  readonly tracking: TrackingSettings;
}

/** Whether a site tracks in any language; if it tracks in none, players are not asked for consent (A-125). */
export const isTracked = ({ tracking }: Pick<SiteSettings, "tracking">): boolean =>
  Object.keys(tracking).length > 0;
