import { useWords } from "@naluma/i18n/react";
import { ArrowsClockwiseIcon, WarningCircleFillIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import type { ReactNode } from "react";
import { useOwner } from "../use-wallet-service.ts";
import { words } from "../words.ts";
import { useTotalBalance, type MainBalance, type ShownBalance } from "./use-total-balance.ts";

export interface TotalBalanceProps {
  /** Renders the balance; not called for visitors or the test member of a demo. */
  children: (text: string) => ReactNode;
}

/** The member's total balance, for the view of a running game. */
export default function TotalBalance({ children }: TotalBalanceProps) {
  const who = useOwner();
  const { text } = useTotalBalance();
  return who.role === "member" && !who.demo ? children(text) : null;
}

/** The member's total balance, beside their name. */
export function BadgeBalance({ main }: { main: MainBalance }) {
  const balance = useTotalBalance(main);
  return (
    <>
      <span className="number" translate="no">
        {balance.text}
      </span>
      {balance.isFailed && <RefreshBalance balance={balance} />}
    </>
  );
}

/** Refreshes the balance, and shows an error if that fails. */
export function RefreshBalance({ balance }: { balance: ShownBalance }) {
  const t = useWords(words);
  const { isFailed, refreshing, refresh } = balance;
  const label = isFailed ? t("wallet.balance_failed") : t("wallet.refresh");
  return (
    <IconButton
      label={label}
      title={isFailed ? label : undefined}
      busy={refreshing}
      onClick={refresh}
    >
      {isFailed && !refreshing ? (
        <WarningCircleFillIcon size="s" />
      ) : (
        <ArrowsClockwiseIcon size="s" />
      )}
    </IconButton>
  );
}
