import { outwardAddress } from "@naluma/site/address";
import { playLimitServices } from "@naluma/site/capabilities";
import type { PageName } from "@naluma/site/named-pages";
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
  fastPayment: "/fastPayment",
} as const satisfies Readonly<Record<string, PagePath>>;

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

const followed = (
  name: string,
  address: unknown,
  { allowHttp, hiddenLinks }: Pick<Offer, "allowHttp" | "hiddenLinks">,
): string | undefined =>
  hiddenLinks.includes(name) ? undefined : outwardAddress(address, { allowHttp })?.href;

/**
 * The operator's own address of a page, which opens instead of ours even if the platform has the page's service: an
 * address in the site's file is an explicit wish.
 */
export const operatorAddress = (
  name: PageName,
  site: Omit<Offer, "capabilities">,
): string | undefined => followed(name, site.pages[name], site);

/** All of these addresses: a link to one of them is treated like a link to a member's page. */
export const operatorAddresses = (site: Offer): readonly string[] =>
  Object.entries(site.pages).flatMap(([name, address]) => followed(name, address, site) ?? []);

/**
 * Whether players find limits here, or at the operator's. Asked right after the first paint, for which the table of
 * pages is too large.
 */
export const arePlayLimitsOffered = ({ capabilities, hiddenLinks, pages }: Offer): boolean =>
  !hiddenLinks.includes("PlayLimits") &&
  ("PlayLimits" in pages || playLimitServices.some((name) => capabilities.includes(name)));

/**
 * Deposit opens the fast payment for members whose agent handles it, otherwise the member centre, or what the
 * operator has instead of its page.
 */
export const depositTarget = (
  layout: Pick<Layout, "agentFastPayment"> | undefined,
  address: string | undefined,
): string =>
  layout?.agentFastPayment ? memberPaths.fastPayment : (address ?? memberPaths.deposit);
