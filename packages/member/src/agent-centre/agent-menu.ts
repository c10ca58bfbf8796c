import { namedPages, type PageName } from "@naluma/site/named-pages";
import { isLinkHidden, type Offer } from "../centre/member-links.ts";
import { pageTarget } from "../centre/menu.ts";
import type { Layout } from "../layout/layout.ts";
import type { RestMessageId } from "../words.rest.ts";

interface AgentPageFacts {
  readonly title: RestMessageId;
  /** For active agents only, under the heading of the agent centre. */
  readonly isForAgents?: true;
}

/** The pages of /proxy by the value of `?page=`, in menu order (MEMBER-19 to MEMBER-22). */
const pages = {
  Plan: { title: "centre.agent_plan" },
  Agreement: { title: "centre.agent_agreement" },
  Register: { title: "centre.agent_register" },
  DownlineInfo: { title: "centre.downline", isForAgents: true },
  Promotion: { title: "centre.agent_link", isForAgents: true },
  OperationTable: { title: "centre.daily_report", isForAgents: true },
  StratifiedTable: { title: "centre.level_report", isForAgents: true },
  Transfer: { title: "centre.agent_transfer", isForAgents: true },
  PerformanceSettlement: { title: "centre.settlements", isForAgents: true },
} as const satisfies Partial<Readonly<Record<PageName, AgentPageFacts>>>;

export type AgentPageName = keyof typeof pages;

const facts: Readonly<Record<AgentPageName, AgentPageFacts>> = pages;
const isName = (name: string | null): name is AgentPageName =>
  name !== null && Object.hasOwn(pages, name);
const names = Object.keys(pages).filter(isName);

export const titleOf = (name: AgentPageName): RestMessageId => facts[name].title;

export const addressOf = (name: AgentPageName): string => namedPages[name].path;

type Member = Pick<Layout, "agentActive"> | undefined;

const isOffered = (name: AgentPageName, member: Member, site: Offer): boolean => {
  const { isForAgents } = facts[name];
  if (pageTarget(name, site) === undefined) return false;
  if (isForAgents) return member?.agentActive === true;
  // For agents the page shows their agent account, so it is offered even if the site hides the link.
  return member?.agentActive === true || !isLinkHidden(site, "applyAgent");
};

/** The page at an address. `home` is the agent's own; a member who is no agent gets the registration instead. */
export function agentPageAt(search: string, member: Member, site: Offer): AgentPageName | "home" {
  const asked = new URLSearchParams(search).get("page");
  if (isName(asked) && isOffered(asked, member, site)) return asked;
  return member?.agentActive ? "home" : "Register";
}

/** The title of that page; the agent centre's own until the member's role is known. */
export function agentTitle(search: string, member: Member, site: Offer): RestMessageId {
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

export function agentMenu(member: Member, site: Offer): AgentMenu {
  const offered = names.filter((name) => isOffered(name, member, site));
  return {
    common: offered.filter((name) => !facts[name].isForAgents),
    ofAgents: offered.filter((name) => facts[name].isForAgents),
  };
}
