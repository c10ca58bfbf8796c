import { createContext, use } from "react";
import type { Currency } from "./currency.ts";
import type { ClientType, Template } from "./device.ts";
import type { SiteSettings } from "./settings.ts";

/** The facts that every feature may know about its page. */
export interface Site {
  readonly settings: SiteSettings;
  readonly template: Template;
  readonly client: ClientType;
  /** The currency of the page: the member's, or else the visitor's. */
  readonly currency: Currency;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error("useSite needs a <SiteContext> above it");
  return site;
}
