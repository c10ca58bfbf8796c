import type { PagePath } from "@naluma/site/pages";
import type { SiteSettings } from "@naluma/site/settings";
import type { Layout } from "../layout/layout.ts";

/** Where the member centre itself leads (ROUTE-21 to ROUTE-31). */
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

/** Names of links as a site's settings hide them (MEMBER-23). */
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

/** Only play money has an answer to it: the wire has no call that takes money out. */
export const isWithdrawalOffered = (site: Hiding & Pick<SiteSettings, "playMoney">): boolean =>
  site.playMoney && !isLinkHidden(site, "Withdrawal");

/** Only a sandbox has calls for them, and only a site of play money is on one. */
export const arePlayLimitsOffered = ({
  playMoney,
  playLimits,
}: Pick<SiteSettings, "playMoney" | "playLimits">): boolean => playMoney && playLimits;

/**
 * Where the agent link leads: to the agent area of an active agent, else to the registration
 * (MEMBER-34, MEMBER-35); nowhere where the site hides that.
 */
export function agentPath(
  layout: Pick<Layout, "agentActive"> | undefined,
  site: Hiding,
): string | undefined {
  if (layout?.agentActive) return memberPaths.agent;
  return isLinkHidden(site, "applyAgent") ? undefined : memberPaths.agentRegister;
}

/** Deposit opens the fast payment for a member whose agent takes it, else the member centre. */
export const depositPath = (layout: Pick<Layout, "agentFastPayment"> | undefined): string =>
  layout?.agentFastPayment ? memberPaths.fastPayment : memberPaths.deposit;
