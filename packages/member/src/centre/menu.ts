import type { Capability } from "@naluma/site/capabilities";
import { pathsWith, type PathWith } from "@naluma/site/pages";
import type { SiteSettings } from "@naluma/site/settings";
import type { RestMessageId } from "../words.rest.ts";
import { isLinkHidden, type HiddenLink, playLimitServices, type Hiding } from "./member-links.ts";

/** The paths of pages that require a login. */
export type MemberPath = PathWith<"guard", "auth">;

type MenuPath = PathWith<"menu", "centre">;

export interface MenuItem {
  readonly path: MenuPath;
  readonly name: RestMessageId;
}

/** Items under one heading, or a single item without one. */
export interface MenuGroup {
  readonly name?: RestMessageId;
  readonly items: readonly MenuItem[];
}

/** The member services of the site's platform. */
type Offer = Pick<SiteSettings, "capabilities">;

interface Rights {
  /** Rewards for inviting friends are available (MEMBER-24, MEMBER-29, MEMBER-30). */
  readonly recommend: boolean;
}

interface Place {
  readonly group?: RestMessageId;
  readonly hiddenAs?: HiddenLink;
  /** The member services that the page is made of; one of them is enough. */
  readonly needs?: readonly Capability[];
  readonly right?: keyof Rights;
}

/** A platform that tops play money up takes no deposits. */
export const depositLabel = ({ capabilities }: Offer): RestMessageId =>
  capabilities.includes("topUp") ? "deposit.top_up" : "centre.deposit";

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

const friends = { group: "centre.friends", needs: ["friends"], right: "recommend" } as const;

const places: Readonly<Record<MenuPath, Place>> = {
  "/user": {},
  "/user/Info": {},
  // InfoCenter (MEMBER-15).
  "/user/Announcement": { group: "centre.inbox" },
  "/user/Letter": { group: "centre.inbox" },
  // Fund (MEMBER-16).
  "/user/Deposit": { group: "centre.fund", hiddenAs: "Deposit" },
  "/user/Withdrawal": {
    group: "centre.fund",
    hiddenAs: "Withdrawal",
    needs: ["withdrawPassword"],
  },
  "/user/BindAccount": { hiddenAs: "BindAccount", needs: ["bankAccounts"] },
  // TransactionRecord (MEMBER-17).
  "/user/Transaction": {
    group: "centre.records",
    needs: ["records"],
  },
  "/user/DWRecord": {
    group: "centre.records",
    hiddenAs: "DWRecord",
    needs: ["records"],
  },
  // RecommendAward (MEMBER-18).
  "/user/RecommendProject": friends,
  "/user/RecommendRecord": friends,
  "/user/RecommendMemberSearch": friends,
  "/user/Activity": { group: "centre.play", needs: ["activity"] },
  "/user/PlayLimits": { group: "centre.play", needs: playLimitServices },
};

/** The items of the member centre's menu on this site, in the order of the list of pages. */
export const menuItems = (site: Hiding & Offer, rights: Rights): readonly MenuItem[] =>
  pathsWith("menu", "centre").flatMap((path) => {
    const { hiddenAs, needs, right } = places[path];
    if (hiddenAs && isLinkHidden(site, hiddenAs)) return [];
    if (needs && !needs.some((name) => site.capabilities.includes(name))) return [];
    if (right && !rights[right]) return [];
    return { path, name: memberPageName(path, site) };
  });

/** The same items, grouped under their headings. */
export function menuGroups(site: Hiding & Offer, rights: Rights): readonly MenuGroup[] {
  const groups: { name?: RestMessageId; items: MenuItem[] }[] = [];
  for (const item of menuItems(site, rights)) {
    const name = places[item.path].group;
    const before = groups.at(-1);
    if (name !== undefined && before?.name === name) before.items.push(item);
    else groups.push({ ...(name !== undefined && { name }), items: [item] });
  }
  return groups;
}
