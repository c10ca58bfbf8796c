import { useWords } from "@naluma/i18n/react";
import {
  agentTarget,
  memberPaths,
  menuGroups,
  useLayout,
  useRecommend,
  TargetLink,
  type MenuItem,
  addressOf,
  agentHeading,
  agentMenu,
  titleOf,
  type AgentPageName,
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
  CaretLeftIcon,
} from "@naluma/ui/icon";
import type { ComponentType } from "react";
import { Link, useLocation } from "react-router";
import { restWords } from "../words.rest.ts";

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
  const agent = agentTarget(useLayout().data, settings);
  const groups = menuGroups(settings, { recommend });
  return (
    <nav className="centre-menu" aria-label={tw("windows.centre")}>
      {groups.map(({ name, items }) =>
        name === undefined ? (
          items.map((item) => <Item key={item.path} of={item} onChosen={onChosen} />)
        ) : (
          <div key={name} className="centre-menu-group">
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
        <TargetLink to={agent} onChosen={onChosen}>
          <UsersThreeIcon />
          <span>{t("centre.agent")}</span>
        </TargetLink>
      )}
    </nav>
  );
}

function Item({ of: { path, name, target }, onChosen }: MenuProps & { of: MenuItem }) {
  const t = useWords(memberWords);
  const { pathname } = useLocation();
  const Icon = icons[path];
  return (
    <TargetLink to={target} isCurrent={pathname === path} onChosen={onChosen}>
      <Icon />
      <span>{t(name)}</span>
      {path === "/user/Letter" && <UnreadBadge />}
    </TargetLink>
  );
}

/** Icons that the member centre uses too; an icon that is also in the first view would move into its chunk. */
const agentIcons: Readonly<Record<AgentPageName, ComponentType>> = {
  Plan: GiftIcon,
  Agreement: EnvelopeSimpleIcon,
  Register: UserCircleIcon,
  DownlineInfo: UsersThreeIcon,
  Promotion: MegaphoneFillIcon,
  OperationTable: ClockIcon,
  StratifiedTable: TicketIcon,
  Transfer: ArrowsClockwiseIcon,
  PerformanceSettlement: BankIcon,
};

interface MenuProps {
  /** Called after every choice, so that the menu's container can close. */
  onChosen?: (() => void) | undefined;
}

/** Links between the pages of the agent centre, and back to the member's own pages. */
function AgentMenu({ onChosen }: MenuProps) {
  const t = useWords(memberWords);
  const tw = useWords(restWords);
  const { settings } = useSite();
  const { data } = useLayout();
  const { common, ofAgents } = agentMenu(data, settings);
  return (
    <nav className="centre-menu" aria-label={t(agentHeading)}>
      <Link to={memberPaths.wallet} onClick={onChosen}>
        <CaretLeftIcon />
        <span>{tw("windows.centre")}</span>
      </Link>
      {data?.agentActive && (
        <AgentItem
          to={settings.pages.ProxyCenter ?? memberPaths.agent}
          icon={WalletFillIcon}
          name="centre.agent"
          onChosen={onChosen}
        />
      )}
      {common.map((page) => (
        <AgentPageItem key={page} page={page} onChosen={onChosen} />
      ))}
      {ofAgents.length > 0 && (
        <div className="centre-menu-group">
          <p aria-hidden="true">{t(agentHeading)}</p>
          <ul aria-label={t(agentHeading)}>
            {ofAgents.map((page) => (
              <li key={page}>
                <AgentPageItem page={page} onChosen={onChosen} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  );
}

const AgentPageItem = ({ page, onChosen }: MenuProps & { page: AgentPageName }) => (
  <AgentItem
    to={useSite().settings.pages[page] ?? addressOf(page)}
    icon={agentIcons[page]}
    name={titleOf(page)}
    onChosen={onChosen}
  />
);

interface AgentItemProps extends MenuProps {
  to: string;
  icon: ComponentType;
  name: ReturnType<typeof titleOf>;
}

function AgentItem({ to, icon: Icon, name, onChosen }: AgentItemProps) {
  const t = useWords(memberWords);
  const { pathname, search } = useLocation();
  return (
    <TargetLink to={to} isCurrent={pathname + search === to} onChosen={onChosen}>
      <Icon />
      <span>{t(name)}</span>
    </TargetLink>
  );
}
