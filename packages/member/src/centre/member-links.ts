import type { Capability } from "@naluma/site/capabilities";
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

/** Any of these is on the page /user/PlayLimits. */
export const playLimitServices = [
  "limits",
  "timeOut",
  "selfExclusion",
] as const satisfies Capability[];

export const arePlayLimitsOffered = ({
  capabilities,
}: Pick<SiteSettings, "capabilities">): boolean =>
  playLimitServices.some((name) => capabilities.includes(name));

/**
 * The target of the agent link: the agent area for an active agent, otherwise the registration
 * (MEMBER-34, MEMBER-35), or undefined if the site hides that.
 */
export function agentPath(
  layout: Pick<Layout, "agentActive"> | undefined,
  site: Hiding,
): string | undefined {
  if (layout?.agentActive) return memberPaths.agent;
  return isLinkHidden(site, "applyAgent") ? undefined : memberPaths.agentRegister;
}

/** Deposit opens the fast payment for members whose agent handles it, otherwise the member centre. */
export const depositPath = (layout: Pick<Layout, "agentFastPayment"> | undefined): string =>
  layout?.agentFastPayment ? memberPaths.fastPayment : memberPaths.deposit;
