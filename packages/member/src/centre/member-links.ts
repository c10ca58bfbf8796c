import { outwardAddress } from "@naluma/site/address";
import { namedPages, neededFor, pageNames, type PageName } from "@naluma/site/named-pages";
import type { PagePath } from "@naluma/site/pages";
import type { SiteSettings } from "@naluma/site/settings";
import type { Layout } from "../layout/layout.ts";

/** The paths of the member centre (ROUTE-21 to ROUTE-31). */
export const memberPaths = {
  wallet: "/user",
  info: "/user/Info",
  letters: "/user/Letter",
  deposit: "/user/Deposit",
  bank: "/user/BindAccount",
  activity: "/user/Activity",
  playLimits: "/user/PlayLimits",
  agent: "/proxy",
  agentRegister: "/proxy?page=Register",
  fastPayment: "/fastPayment",
} as const satisfies Readonly<Record<string, PagePath | `${PagePath}?${string}`>>;

/** Names of links that a site's settings can hide (MEMBER-23). */
export type HiddenLink =
  | "Deposit"
  | "Withdrawal"
  | "BindAccount"
  | "DWRecord"
  | "applyAgent"
  | "announcement_bank";

export type Hiding = Pick<SiteSettings, "hiddenLinks">;

export const isLinkHidden = ({ hiddenLinks }: Hiding, link: HiddenLink): boolean =>
  hiddenLinks.includes(link);

/** What of a site decides which of the named pages it has, and where they are. */
export type Offer = Pick<SiteSettings, "allowHttp" | "capabilities" | "hiddenLinks" | "pages">;

/** Whether the platform has one of the member services that a page needs. */
export const isServed = (
  name: PageName,
  { capabilities }: Pick<SiteSettings, "capabilities">,
): boolean => {
  const needed = neededFor(name);
  return needed.length === 0 || needed.some((service) => capabilities.includes(service));
};

/**
 * The operator's own address of a page, which opens instead of ours even if the platform has the page's service: an
 * address in the site's file is an explicit wish.
 */
export const operatorAddress = (
  name: PageName,
  { allowHttp, hiddenLinks, pages }: Omit<Offer, "capabilities">,
): string | undefined =>
  hiddenLinks.includes(name) ? undefined : outwardAddress(pages[name], { allowHttp })?.href;

/** All of these addresses: a link to one of them is treated like a link to a member's page. */
export const operatorAddresses = (site: Offer): readonly string[] =>
  pageNames.flatMap((name) => operatorAddress(name, site) ?? []);

/**
 * Where links to a page lead: to the operator's address, or to a path of ours; undefined if the site hides the page, or
 * has neither the address nor the service.
 */
export const pageTarget = (name: PageName, site: Offer): string | undefined => {
  if (site.hiddenLinks.includes(name)) return undefined;
  return operatorAddress(name, site) ?? (isServed(name, site) ? namedPages[name].path : undefined);
};

/**
 * The target of the agent link: the agent area for an active agent, otherwise the registration
 * (MEMBER-34, MEMBER-35), or undefined if the site hides that.
 */
export function agentTarget(
  layout: Pick<Layout, "agentActive"> | undefined,
  site: Offer,
): string | undefined {
  if (layout?.agentActive) return pageTarget("ProxyCenter", site);
  return isLinkHidden(site, "applyAgent") ? undefined : pageTarget("Register", site);
}

/**
 * Deposit opens the fast payment for members whose agent handles it, otherwise the member centre, or what the
 * operator has instead of its page.
 */
export const depositTarget = (
  layout: Pick<Layout, "agentFastPayment"> | undefined,
  address: string | undefined,
): string =>
  layout?.agentFastPayment ? memberPaths.fastPayment : (address ?? memberPaths.deposit);
