import type { Brand } from "./brand.ts";
import type { Currency } from "./currency.ts";
import type { Locale } from "./locale.ts";
import type { TrackingSettings } from "./tracking.ts";

/** Where an address leads instead: to a path of ours, or off the site (ROUTE-41, ROUTE-42). */
export interface ServerRouteRule {
  readonly redirect: string;
}

/** How a game opens (A-138). */
export type OpenType = "window" | "modal" | "page" | "redirect";

export interface ThirdPartyLogin {
  readonly name: string;
  readonly address: string;
  /** Its sign, by the name that the icon service knows; nothing is none. */
  readonly icon?: string | undefined;
}

/** The public configuration of one site: what an operator decides without a build. */
export interface SiteSettings {
  readonly siteId: number;
  readonly siteName: string;
  readonly titles: { readonly zh: string; readonly en: string };
  readonly brand: Brand;
  /** Configured template names; mobile names map to ids in `template.ts`. */
  readonly templates: { readonly pc: string; readonly mobile: string };
  readonly modelVersion: string;
  readonly currencies: readonly Currency[];
  /** The languages that the site speaks, in the order in which it offers them; never empty. */
  readonly languages: readonly Locale[];
  /** Replaces a symbol of the table for this site (A-139). */
  readonly currencySymbols: Partial<Readonly<Record<Currency, string>>>;
  readonly isDemo: boolean;
  /** Nobody younger registers, in years; the platform's word counts, where it says one. */
  readonly minimumAge: number;
  readonly gameRoom: boolean;
  /** Keeps the desktop template at every width, unless the query has web_debug (A-001). */
  readonly desktopLock: boolean;
  /** Name of the second language cookie (A-032). */
  readonly languageCookie: string;
  /** True where pages of other origins hold this site: the language cookies are sent there, too. */
  readonly crossOrigin: boolean;
  /** Origins whose games may be opened directly in the game window, by location.replace. */
  readonly gameOrigins: readonly string[];
  /** Origins that our own /play may frame. */
  readonly frameOrigins: readonly string[];
  readonly imageOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
  /** http addresses are followed only by the play-money sandbox. */
  readonly allowHttp: boolean;
  readonly openTypes: {
    readonly desktop: OpenType;
    readonly mobile: OpenType;
    readonly app: OpenType;
    readonly byProvider: Readonly<
      Record<string, Partial<Readonly<Record<"desktop" | "mobile" | "app", OpenType>>>>
    >;
  };
  /** Providers whose games are made for a phone that lies on its side: its player is asked to turn it. */
  readonly landscapeProviders: readonly string[];
  /** Where the site's details lie as a file, for when the platform cannot say them (SHELL-41); '' is nowhere. */
  readonly siteDetailFile: string;
  /** Used when the site details give no customer-service address (A-009). */
  readonly customerServiceUrl: string;
  /** The operator's own page for deposits, opened in a window of its own; '' where there is none. */
  readonly depositUrl: string;
  /**
   * The operator's own call for an SMS about a forgotten password, a path below `/api`; '' where there is none
   * (A-081).
   */
  readonly forgottenPasswordSms: string;
  /** True where starting a game is refused with the closed message (A-067). */
  readonly closed: boolean;
  /** Where the site's own apps are offered; '' is none. */
  readonly apps: { readonly ios: string; readonly android: string };
  /**
   * What an app provides to the pages that it shows, by which they recognise it (A-002, A-089):
   * the name of a message handler on iOS, of an object of the window on Android.
   */
  readonly appBridges: { readonly ios: string; readonly android: string };
  /** Companies at which a visitor may log in instead: the name on the button, and where that leads. */
  readonly thirdPartyLogins: readonly ThirdPartyLogin[];
  /** Links of menus that this site hides (MEMBER-23). */
  readonly hiddenLinks: readonly string[];
  /** How many toasts are shown at once; one more sends the oldest away. */
  readonly toastsAtOnce: number;
  /**
   * Server route rules by path; a path that ends in `/**` stands for all below it. The routes' own rules go
   * before them.
   */
  readonly routeRules: Readonly<Record<string, ServerRouteRule>>;
  /** Hosts that serve this site, each for a language of its own; with one, or none named, routes have plain names (A-038). */
  readonly domains: readonly string[];
  /** Members set limits to their play, take time-outs and exclude themselves; the platform has to keep them. */
  readonly playLimits: boolean;
  /** Shown in the footer where the site plays for play money only. */
  readonly playMoney: boolean;
  /** True where a phone has ten digits in every currency, as it has in VND (A-067). */
  readonly tenDigitPhones: boolean;
  /** The platform has an authenticator app and passkeys for members (decision 0034). */
  readonly loginProtection: boolean;
  /** How often an open page asks which build runs now, in seconds; two minutes unless a site says otherwise (A-011). */
  readonly buildCheckSeconds: number;
  /**
   * Where signs that the site has no drawing of are fetched by name, as `{name}.svg`: a path of ours or an address,
   * without a slash at its end, which lets pages of this site read it; '' is nowhere (A-030).
   */
  readonly iconService: string;
  /**
   * The script that tracks visitors, a language each; none, and no question about it, where nothing is
   * named. Only who has consented is tracked, and only in production (A-125, decision 0038).
   */
  readonly tracking: TrackingSettings;
}
