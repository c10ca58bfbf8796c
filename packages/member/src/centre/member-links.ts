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
export type Offer = Pick<SiteSettings, "capabilities" | "hiddenLinks" | "pages">;

/**
 * Deposit opens the fast payment for members whose agent handles it, otherwise the member centre, or what the
 * operator has instead of its page.
 */
export const depositTarget = (
  layout: Pick<Layout, "agentFastPayment"> | undefined,
  address: string | undefined,
): string =>
  layout?.agentFastPayment ? memberPaths.fastPayment : (address ?? memberPaths.deposit);
