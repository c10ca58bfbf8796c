import { namedPages, neededFor, pageNameAt, type PageName } from "@naluma/site/named-pages";
import { pathsWith, type PathWith } from "@naluma/site/pages";
import type { SiteSettings } from "@naluma/site/settings";
import type { Layout } from "../layout/layout.ts";
import type { RestMessageId } from "../words.rest.ts";
import { isLinkHidden, type Offer } from "./member-links.ts";

/** The paths of pages that require a login. */
export type MemberPath = PathWith<"guard", "auth">;

type MenuPath = PathWith<"menu", "centre">;

export interface MenuItem {
  readonly path: MenuPath;
  readonly name: RestMessageId;
  /** The path, or the operator's own address that opens instead. */
  readonly target: string;
}

/** Items under one heading, or a single item without one. */
export interface MenuGroup {
  readonly name?: RestMessageId;
  readonly items: readonly MenuItem[];
}

interface Rights {
  /** Rewards for inviting friends are available (MEMBER-24, MEMBER-29, MEMBER-30). */
  readonly recommend: boolean;
}

interface Place {
  readonly group?: RestMessageId;
  readonly right?: keyof Rights;
}

/** A platform that tops play money up takes no deposits; an operator's own page does. */
export const depositLabel = (site: Offer): RestMessageId =>
  site.capabilities.includes("topUp") && site.pages.Deposit === undefined
    ? "deposit.top_up"
    : "centre.deposit";

const names: Readonly<Record<MemberPath, RestMessageId>> = {
  "/user": "centre.wallet",
  "/user/Info": "centre.info",
  "/user/Announcement": "centre.announcements",
  "/user/Letter": "centre.messages",
  "/user/Deposit": "centre.deposit",
  "/user/Withdrawal": "centre.withdrawal",
  "/user/BindAccount": "centre.bank",
  "/user/Transaction": "centre.transactions",
  "/user/DWRecord": "centre.dw_records",
  "/user/RecommendProject": "centre.invite",
  "/user/RecommendRecord": "centre.friend_rewards",
  "/user/RecommendMemberSearch": "centre.friend_search",
  "/user/Activity": "centre.activity",
  "/user/PlayLimits": "centre.play_limits",
  "/Deposit": "centre.deposit",
  "/proxy": "centre.agent",
  "/fastPayment": "centre.fast",
};

/** The title of a member page; the titles in the agent centre depend on the role (`agent-menu.ts`). */
export function memberPageName(path: MemberPath, site: Offer): RestMessageId {
  const name = names[path];
  return name === "centre.deposit" ? depositLabel(site) : name;
}

const friends = { group: "centre.friends", right: "recommend" } as const;

const places: Readonly<Record<MenuPath, Place>> = {
  "/user": {},
  "/user/Info": {},
  // InfoCenter (MEMBER-15).
  "/user/Announcement": { group: "centre.inbox" },
  "/user/Letter": { group: "centre.inbox" },
  // Fund (MEMBER-16).
  "/user/Deposit": { group: "centre.fund" },
  "/user/Withdrawal": { group: "centre.fund" },
  "/user/BindAccount": {},
  // TransactionRecord (MEMBER-17).
  "/user/Transaction": { group: "centre.records" },
  "/user/DWRecord": { group: "centre.records" },
  // RecommendAward (MEMBER-18).
  "/user/RecommendProject": friends,
  "/user/RecommendRecord": friends,
  "/user/RecommendMemberSearch": friends,
  "/user/Activity": { group: "centre.play" },
  "/user/PlayLimits": { group: "centre.play" },
};

/** Whether the platform has one of the member services that a page needs. */
export const isServed = (
  name: PageName,
  { capabilities }: Pick<SiteSettings, "capabilities">,
): boolean => {
  const needed = neededFor(name);
  return needed.length === 0 || needed.some((service) => capabilities.includes(service));
};

/**
 * Where links to a page lead: to the operator's address, or to a path of ours; undefined if the site hides the page, or
 * has neither the address nor the service.
 */
export const pageTarget = (name: PageName, site: Offer): string | undefined => {
  if (site.hiddenLinks.includes(name)) return undefined;
  return site.pages[name] ?? (isServed(name, site) ? namedPages[name].path : undefined);
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

/** The items of the member centre's menu on this site, in the order of the list of pages. */
export const menuItems = (site: Offer, rights: Rights): readonly MenuItem[] =>
  pathsWith("menu", "centre").flatMap((path) => {
    const { right } = places[path];
    if (right && !rights[right]) return [];
    const named = pageNameAt(path);
    const target = named ? pageTarget(named, site) : path;
    return target === undefined ? [] : { path, name: memberPageName(path, site), target };
  });

/** The same items, grouped under their headings. */
export function menuGroups(site: Offer, rights: Rights): readonly MenuGroup[] {
  const groups: { name?: RestMessageId; items: MenuItem[] }[] = [];
  for (const item of menuItems(site, rights)) {
    const name = places[item.path].group;
    const before = groups.at(-1);
    if (name !== undefined && before?.name === name) before.items.push(item);
    else groups.push({ ...(name !== undefined && { name }), items: [item] });
  }
  return groups;
}
