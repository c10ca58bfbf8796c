import { useWords } from "@naluma/i18n/react";
import {
  agentPath,
  memberPaths,
  menuGroups,
  useLayout,
  useRecommend,
  type MenuItem,
} from "@naluma/member/centre";
import { UnreadBadge } from "@naluma/member/letters";
import { restWords as memberWords } from "@naluma/member/rest-words";
import type { PathWith } from "@naluma/site/pages";
import { useSite } from "@naluma/site/use-site";
import {
  ArrowUDownLeftIcon,
  ArrowsClockwiseIcon,
  BankIcon,
  ClockIcon,
  CreditCardIcon,
  EnvelopeSimpleIcon,
  GiftIcon,
  MagnifyingGlassIcon,
  MegaphoneFillIcon,
  PauseIcon,
  ShieldCheckFillIcon,
  TicketIcon,
  UserCircleIcon,
  UsersThreeIcon,
  WalletFillIcon,
} from "@naluma/ui/icon";
import type { ComponentType } from "react";
import { Link, useLocation } from "react-router";
import { restWords } from "../words.rest.ts";
import { AgentMenu, type MenuProps } from "./agent-menu.tsx";

const icons: Readonly<Record<PathWith<"menu", "centre">, ComponentType>> = {
  "/user": WalletFillIcon,
  "/user/Info": UserCircleIcon,
  "/user/Announcement": MegaphoneFillIcon,
  "/user/Letter": EnvelopeSimpleIcon,
  "/user/Deposit": CreditCardIcon,
  "/user/Withdrawal": ArrowUDownLeftIcon,
  "/user/BindAccount": BankIcon,
  "/user/Transaction": ClockIcon,
  "/user/DWRecord": ArrowsClockwiseIcon,
  "/user/RecommendProject": GiftIcon,
  "/user/RecommendRecord": TicketIcon,
  "/user/RecommendMemberSearch": MagnifyingGlassIcon,
  "/user/Activity": ShieldCheckFillIcon,
  "/user/PlayLimits": PauseIcon,
};

/** Links between the member's pages; the agent centre has its own menu. */
export function CentreMenu(props: MenuProps) {
  const isAgents = useLocation().pathname === memberPaths.agent;
  return isAgents ? <AgentMenu {...props} /> : <MemberMenu {...props} />;
}

function MemberMenu({ onChosen }: MenuProps) {
  const t = useWords(memberWords);
  const tw = useWords(restWords);
  const { settings } = useSite();
  const recommend = useRecommend().isShown;
  const agent = agentPath(useLayout().data, settings);
  const groups = menuGroups(settings, { recommend });
  return (
    <nav className="mc-n" aria-label={tw("windows.centre")}>
      {groups.map(({ name, items }) =>
        name === undefined ? (
          items.map((item) => <Item key={item.path} of={item} onChosen={onChosen} />)
        ) : (
          <div key={name} className="mc-g">
            <p aria-hidden="true">{t(name)}</p>
            <ul aria-label={t(name)}>
              {items.map((item) => (
                <li key={item.path}>
                  <Item of={item} onChosen={onChosen} />
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      {agent && (
        <Link to={agent} onClick={onChosen}>
          <UsersThreeIcon />
          <span>{t("centre.agent")}</span>
        </Link>
      )}
    </nav>
  );
}

function Item({ of: { path, name }, onChosen }: MenuProps & { of: MenuItem }) {
  const t = useWords(memberWords);
  const { pathname } = useLocation();
  const Icon = icons[path];
  return (
    <Link to={path} aria-current={pathname === path ? "page" : undefined} onClick={onChosen}>
      <Icon />
      <span>{t(name)}</span>
      {path === "/user/Letter" && <UnreadBadge />}
    </Link>
  );
}
