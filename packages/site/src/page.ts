import type { Currency } from "./currency.ts";
import type { Template } from "./device.ts";
import type { Locale } from "./locale.ts";
import type { SiteSettings } from "./settings.ts";

/** The data that a page is rendered with and sends to the browser. None of it is secret or personal. */
export interface PublicPage {
  readonly settings: SiteSettings;
  readonly template: Template;
  readonly locale: Locale;
  /** The visitor's currency; a member's own currency follows after hydration. */
  readonly currency: Currency;
  /** Two-letter country code, if the visitor's address reveals it. */
  readonly country?: string | undefined;
  /** The id of the running build; the page compares it with builds/latest.json (SHELL-32). */
  readonly releaseId: string;
  /**
   * A small window that the site opened: it has no dialogs and no live connection. It remains one until it is closed.
   */
  readonly isSmallWindow?: boolean;
}

/** The gateway passes it to a host's server build, as load context. */
export interface PageRequest extends PublicPage {
  /** Target of the server's own calls: the operator platform, without the gateway in between. */
  readonly apiOrigin: string;
  /** The site's own address, for search engines and installers; `undefined` in development. */
  readonly publicOrigin?: string;
  /** A placeholder in the rendered page for the actual nonce. */
  readonly nonce: string;
  /** Called by a loader that got no response from the platform: the page shows the error, and must not be cached. */
  dontKeep(): void;
  /** Called with the data that the page is rendered with, by route; only set if it is needed. */
  onData?: ((data: unknown) => void) | undefined;
}

/** The facts about a visitor that are known before anything is rendered. */
export interface Visit {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly cookies: Readonly<Record<string, string>>;
  /** The Accept-Language header. */
  readonly languages: string;
  readonly country?: string | undefined;
  readonly settings: SiteSettings;
}

export interface Choice {
  readonly locale: Locale;
  readonly currency: Currency;
  /** The path without its leading locale. */
  readonly path?: string | undefined;
}

/** In milliseconds: a rendered page is cached for at most an hour (SHELL-12). */
export const pageMaxAge = 3_600_000;
