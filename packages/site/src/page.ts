import type { Currency } from "./currency.ts";
import type { Template } from "./device.ts";
import type { Locale } from "./locale.ts";
import type { SiteSettings } from "./settings.ts";

/** What a page is rendered with and sends to the browser. None of it is secret or personal. */
export interface PublicPage {
  readonly settings: SiteSettings;
  readonly template: Template;
  readonly locale: Locale;
  /** What a visitor is offered; a member's own currency follows after hydration. */
  readonly currency: Currency;
  /** Two letters, if the visitor's address reveals it. */
  readonly country?: string | undefined;
  /** The id of the running build; the page compares it with builds/latest.json (SHELL-32). */
  readonly releaseId: string;
  /** A small window that the site opened: no dialogs and no real time. It stays one as long as it lives. */
  readonly isSmallWindow?: boolean;
}

/** How the gateway hands a page to a host's server build, as load context. */
export interface PageRequest extends PublicPage {
  /** Where the server's own calls go: the operator platform, without the gateway between. */
  readonly apiOrigin: string;
  /** The site's own address, for what search engines and installers read; absent where it is developed. */
  readonly publicOrigin?: string;
  /** Stands in the rendered page wherever a nonce belongs. */
  readonly nonce: string;
  /** Called by a loader that the platform did not answer: the page shows it, and nobody keeps it. */
  dontKeep(): void;
}

/** What is known of a visitor before anything is rendered. */
export interface Visit {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly cookies: Readonly<Record<string, string>>;
  /** The Accept-Language header. */
  readonly languages: string;
  readonly country?: string | undefined;
  readonly settings: SiteSettings;
}

/** What a visit asks for. */
export interface Choice {
  readonly locale: Locale;
  readonly currency: Currency;
  /** The path without the locale that it began with. */
  readonly path?: string | undefined;
}
