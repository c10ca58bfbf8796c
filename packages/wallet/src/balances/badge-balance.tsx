import { useWords } from "@naluma/i18n/react";
import { ArrowsClockwiseIcon, WarningCircleFillIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { words } from "../words.ts";
import { useTotalBalance, type MainBalance, type ShownBalance } from "./use-total-balance.ts";

/** The member's total balance, beside their name. */
export function BadgeBalance({ main }: { main: MainBalance }) {
  const balance = useTotalBalance(main);
  return (
    <>
      <span className="num" translate="no">
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
