import { pathsWith, type PathWith } from "@naluma/site/pages";
import type { SiteSettings } from "@naluma/site/settings";
import {
  arePlayLimitsOffered,
  isLinkHidden,
  type HiddenLink,
  type Hiding,
} from "./member-links.ts";
import type { CentreMessage } from "./words.ts";

export type MenuPath = PathWith<"menu", "centre">;

export interface MenuItem {
  readonly path: MenuPath;
  readonly name: CentreMessage;
}

/** Items of one heading, or one item without any. */
export interface MenuGroup {
  readonly name?: CentreMessage;
  readonly items: readonly MenuItem[];
}

/** Whether the site is one of play money, and whether members limit their play. */
type Offer = Pick<SiteSettings, "playMoney" | "playLimits">;

/** What depends on the member. */
interface Rights {
  /** Friends are rewarded (MEMBER-24, MEMBER-29, MEMBER-30). */
  readonly recommend: boolean;
}

interface Label {
  readonly name: CentreMessage;
  /** What it stands under. */
  readonly group?: CentreMessage;
  readonly hiddenAs?: HiddenLink;
  /** Only a sandbox has what it shows, and only a site of play money is on one. */
  readonly isForPlayMoney?: true;
  readonly right?: keyof Rights;
}

/** A site of play money takes no deposits: what the page offers there is a top-up. */
export const depositLabel = ({ playMoney }: Pick<Offer, "playMoney">): CentreMessage =>
  playMoney ? "deposit.top_up" : "centre.deposit";

const friends = { group: "centre.friends", isForPlayMoney: true, right: "recommend" } as const;

const labels: Readonly<Record<MenuPath, Label>> = {
  "/user": { name: "centre.wallet" },
  "/user/Info": { name: "centre.info" },
  // InfoCenter (MEMBER-15).
  "/user/Announcement": { name: "centre.announcements", group: "centre.inbox" },
  "/user/Letter": { name: "centre.messages", group: "centre.inbox" },
  // Fund (MEMBER-16).
  "/user/Deposit": { name: "centre.deposit", group: "centre.fund", hiddenAs: "Deposit" },
  "/user/Withdrawal": {
    name: "centre.withdrawal",
    group: "centre.fund",
    hiddenAs: "Withdrawal",
    isForPlayMoney: true,
  },
  "/user/BindAccount": { name: "centre.bank", hiddenAs: "BindAccount" },
  // TransactionRecord (MEMBER-17).
  "/user/Transaction": {
    name: "centre.transactions",
    group: "centre.records",
    isForPlayMoney: true,
  },
  "/user/DWRecord": {
    name: "centre.dw_records",
    group: "centre.records",
    hiddenAs: "DWRecord",
    isForPlayMoney: true,
  },
  // RecommendAward (MEMBER-18).
  "/user/RecommendProject": { name: "centre.invite", ...friends },
  "/user/RecommendRecord": { name: "centre.friend_rewards", ...friends },
  "/user/RecommendMemberSearch": { name: "centre.friend_search", ...friends },
  "/user/Activity": { name: "centre.activity", group: "centre.play", isForPlayMoney: true },
  "/user/PlayLimits": { name: "centre.play_limits", group: "centre.play" },
};

/** The menu of the member centre on a site, in the order of the list of pages. */
export const menuItems = (site: Hiding & Offer, rights: Rights): readonly MenuItem[] =>
  pathsWith("menu", "centre").flatMap((path) => {
    const { name, hiddenAs, isForPlayMoney, right } = labels[path];
    if (hiddenAs && isLinkHidden(site, hiddenAs)) return [];
    if (isForPlayMoney && !site.playMoney) return [];
    if (right && !rights[right]) return [];
    if (path === "/user/PlayLimits" && !arePlayLimitsOffered(site)) return [];
    return { path, name: name === "centre.deposit" ? depositLabel(site) : name };
  });

/** The same, with what belongs together under one heading. */
export function menuGroups(site: Hiding & Offer, rights: Rights): readonly MenuGroup[] {
  const groups: { name?: CentreMessage; items: MenuItem[] }[] = [];
  for (const item of menuItems(site, rights)) {
    const name = labels[item.path].group;
    const before = groups.at(-1);
    if (name !== undefined && before?.name === name) before.items.push(item);
    else groups.push({ ...(name !== undefined && { name }), items: [item] });
  }
  return groups;
}
