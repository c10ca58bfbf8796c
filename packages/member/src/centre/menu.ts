import { pathsWith, type PathWith } from "@naluma/site/pages";
import { isLinkHidden, type HiddenLink, type Hiding } from "./member-links.ts";
import type { CentreMessage } from "./words.ts";

export type MenuPath = PathWith<"menu", "centre">;

export interface MenuItem {
  readonly path: MenuPath;
  readonly name: CentreMessage;
}

interface Label {
  readonly name: CentreMessage;
  readonly hiddenAs?: HiddenLink;
}

const labels: Readonly<Record<MenuPath, Label>> = {
  "/user": { name: "centre.wallet" },
  "/user/Info": { name: "centre.info" },
  "/user/Deposit": { name: "centre.deposit", hiddenAs: "Deposit" },
  "/user/BindAccount": { name: "centre.bank", hiddenAs: "BindAccount" },
};

/** The menu of the member centre on a site, in the order of the list of pages. */
export const menuItems = (site: Hiding): readonly MenuItem[] =>
  pathsWith("menu", "centre").flatMap((path) => {
    const { name, hiddenAs } = labels[path];
    return hiddenAs && isLinkHidden(site, hiddenAs) ? [] : { path, name };
  });
