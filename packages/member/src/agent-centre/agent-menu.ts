import type { SiteSettings } from "@naluma/site/settings";
import { isLinkHidden, memberPaths, type Hiding } from "../centre/member-links.ts";
import type { Layout } from "../layout/layout.ts";
import type { RestMessageId } from "../words.rest.ts";

type Site = Hiding & Pick<SiteSettings, "capabilities">;

interface AgentPageFacts {
  readonly title: RestMessageId;
  /** Its data comes from the platform's agent centre; registration works without one. */
  readonly isOfAgentCentre?: true;
  /** For active agents only, under the heading of the agent centre. */
  readonly isForAgents?: true;
}

const forAgents = { isOfAgentCentre: true, isForAgents: true } as const;

/** The pages of /proxy by the value of `?page=`, in menu order (MEMBER-19 to MEMBER-22). */
const pages = {
  Plan: { title: "centre.agent_plan", isOfAgentCentre: true },
  Agreement: { title: "centre.agent_agreement", isOfAgentCentre: true },
  Register: { title: "centre.agent_register" },
  DownlineInfo: { title: "centre.downline", ...forAgents },
  Promotion: { title: "centre.agent_link", ...forAgents },
  OperationTable: { title: "centre.daily_report", ...forAgents },
  StratifiedTable: { title: "centre.level_report", ...forAgents },
  Transfer: { title: "centre.agent_transfer", ...forAgents },
  PerformanceSettlement: { title: "centre.settlements", ...forAgents },
} as const satisfies Readonly<Record<string, AgentPageFacts>>;

export type AgentPageName = keyof typeof pages;

const facts: Readonly<Record<AgentPageName, AgentPageFacts>> = pages;
const isName = (name: string | null): name is AgentPageName =>
  name !== null && Object.hasOwn(pages, name);
const names = Object.keys(pages).filter(isName);

export const titleOf = (name: AgentPageName): RestMessageId => facts[name].title;

export const addressOf = (name: AgentPageName): string => `${memberPaths.agent}?page=${name}`;

type Member = Pick<Layout, "agentActive"> | undefined;

const isOffered = (name: AgentPageName, member: Member, site: Site): boolean => {
  const { isOfAgentCentre, isForAgents } = facts[name];
  if (isOfAgentCentre && !site.capabilities.includes("agents")) return false;
  if (isForAgents) return member?.agentActive === true;
  // For agents the page shows their agent account, so it is offered even if the site hides the link.
  return member?.agentActive === true || !isLinkHidden(site, "applyAgent");
};

/** The page at an address. `home` is the agent's own; a member who is no agent gets the registration instead. */
export function agentPageAt(search: string, member: Member, site: Site): AgentPageName | "home" {
  const asked = new URLSearchParams(search).get("page");
  if (isName(asked) && isOffered(asked, member, site)) return asked;
  return member?.agentActive ? "home" : "Register";
}

/** The title of that page; the agent centre's own until the member's role is known. */
export function agentTitle(search: string, member: Member, site: Site): RestMessageId {
  const page = member && agentPageAt(search, member, site);
  return page === undefined || page === "home" ? "centre.agent" : titleOf(page);
}

/** The heading above an agent's own pages (MEMBER-22). */
export const agentHeading: RestMessageId = "centre.agent_centre";

export interface AgentMenu {
  /** Available to every member. */
  readonly common: readonly AgentPageName[];
  /** Available to agents only, under one heading. */
  readonly ofAgents: readonly AgentPageName[];
}

export function agentMenu(member: Member, site: Site): AgentMenu {
  const offered = names.filter((name) => isOffered(name, member, site));
  return {
    common: offered.filter((name) => !facts[name].isForAgents),
    ofAgents: offered.filter((name) => facts[name].isForAgents),
  };
}
