import { useWords } from "@naluma/i18n/react";
import {
  addressOf,
  agentHeading,
  agentMenu,
  memberPaths,
  titleOf,
  useLayout,
  type AgentPageName,
} from "@naluma/member/centre";
import { restWords as memberWords } from "@naluma/member/rest-words";
import { useSite } from "@naluma/site/use-site";
import {
  ArrowsClockwiseIcon,
  BankIcon,
  CaretLeftIcon,
  ClockIcon,
  EnvelopeSimpleIcon,
  GiftIcon,
  MegaphoneFillIcon,
  TicketIcon,
  UserCircleIcon,
  UsersThreeIcon,
  WalletFillIcon,
} from "@naluma/ui/icon";
import type { ComponentType } from "react";
import { Link, useLocation } from "react-router";
import { restWords } from "../words.rest.ts";

/** Icons that the member centre uses too; an icon that is also in the first view would move into its chunk. */
const icons: Readonly<Record<AgentPageName, ComponentType>> = {
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

export interface MenuProps {
  /** Called after every choice, so that the menu's container can close. */
  onChosen?: (() => void) | undefined;
}

/** Links between the pages of the agent centre, and back to the member's own pages. */
export function AgentMenu({ onChosen }: MenuProps) {
  const t = useWords(memberWords);
  const tw = useWords(restWords);
  const { settings } = useSite();
  const { data } = useLayout();
  const { common, ofAgents } = agentMenu(data, settings);
  return (
    <nav className="mc-n" aria-label={t(agentHeading)}>
      <Link to={memberPaths.wallet} onClick={onChosen}>
        <CaretLeftIcon />
        <span>{tw("windows.centre")}</span>
      </Link>
      {data?.agentActive && (
        <Item
          to={memberPaths.agent}
          icon={WalletFillIcon}
          name="centre.agent"
          onChosen={onChosen}
        />
      )}
      {common.map((page) => (
        <PageItem key={page} page={page} onChosen={onChosen} />
      ))}
      {ofAgents.length > 0 && (
        <div className="mc-g">
          <p aria-hidden="true">{t(agentHeading)}</p>
          <ul aria-label={t(agentHeading)}>
            {ofAgents.map((page) => (
              <li key={page}>
                <PageItem page={page} onChosen={onChosen} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  );
}

const PageItem = ({ page, onChosen }: MenuProps & { page: AgentPageName }) => (
  <Item to={addressOf(page)} icon={icons[page]} name={titleOf(page)} onChosen={onChosen} />
);

interface ItemProps extends MenuProps {
  to: string;
  icon: ComponentType;
  name: ReturnType<typeof titleOf>;
}

function Item({ to, icon: Icon, name, onChosen }: ItemProps) {
  const t = useWords(memberWords);
  const { pathname, search } = useLocation();
  return (
    <Link to={to} aria-current={pathname + search === to ? "page" : undefined} onClick={onChosen}>
      <Icon />
      <span>{t(name)}</span>
    </Link>
  );
}
