import { useWords } from "@naluma/i18n/react";
import { agentPath, menuItems, centreWords, useLayout } from "@naluma/member/centre";
import type { PathWith } from "@naluma/site/pages";
import { useSite } from "@naluma/site/use-site";
import {
  BankIcon,
  CreditCardIcon,
  UserCircleIcon,
  UsersThreeIcon,
  WalletFillIcon,
} from "@naluma/ui/icon";
import type { ComponentType } from "react";
import { Link, useLocation } from "react-router";
import { windowWords } from "../windows/words.ts";

const icons: Readonly<Record<PathWith<"menu", "centre">, ComponentType>> = {
  "/user": WalletFillIcon,
  "/user/Info": UserCircleIcon,
  "/user/Deposit": CreditCardIcon,
  "/user/BindAccount": BankIcon,
};

/** From one of a member's pages to the others. */
export function CentreMenu() {
  const t = useWords(centreWords);
  const tw = useWords(windowWords);
  const { settings } = useSite();
  const { pathname } = useLocation();
  const agent = agentPath(useLayout().data, settings);
  return (
    <nav className="mc-n" aria-label={tw("windows.centre")}>
      {menuItems(settings).map(({ path, name }) => {
        const Icon = icons[path];
        return (
          <Link key={path} to={path} aria-current={pathname === path ? "page" : undefined}>
            <Icon />
            <span>{t(name)}</span>
          </Link>
        );
      })}
      {agent && (
        <Link to={agent} aria-current={pathname === "/proxy" ? "page" : undefined}>
          <UsersThreeIcon />
          <span>{t("centre.agent")}</span>
        </Link>
      )}
    </nav>
  );
}
