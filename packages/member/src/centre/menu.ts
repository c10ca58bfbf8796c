import { pathsWith, type PathWith } from "@naluma/site/pages";
import type { SiteSettings } from "@naluma/site/settings";
import { isLinkHidden, type HiddenLink, type Hiding } from "./member-links.ts";
import type { CentreMessage } from "./words.ts";

export type MenuPath = PathWith<"menu", "centre">;

export interface MenuItem {
  readonly path: MenuPath;
  readonly name: CentreMessage;
}

/** Whether the site is one of play money. */
type Offer = Pick<SiteSettings, "playMoney">;

interface Label {
  readonly name: CentreMessage;
  readonly hiddenAs?: HiddenLink;
}

/** A site of play money takes no deposits: what the page offers there is a top-up. */
export const depositLabel = ({ playMoney }: Offer): CentreMessage =>
  playMoney ? "deposit.top_up" : "centre.deposit";

const labels: Readonly<Record<MenuPath, Label>> = {
  "/user": { name: "centre.wallet" },
  "/user/Info": { name: "centre.info" },
  "/user/Deposit": { name: "centre.deposit", hiddenAs: "Deposit" },
  "/user/BindAccount": { name: "centre.bank", hiddenAs: "BindAccount" },
};

/** The menu of the member centre on a site, in the order of the list of pages. */
export const menuItems = (site: Hiding & Offer): readonly MenuItem[] =>
  pathsWith("menu", "centre").flatMap((path) => {
    const { name, hiddenAs } = labels[path];
    if (hiddenAs && isLinkHidden(site, hiddenAs)) return [];
    return { path, name: name === "centre.deposit" ? depositLabel(site) : name };
  });
