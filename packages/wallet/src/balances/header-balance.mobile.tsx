import { useWords } from "@naluma/i18n/react";
import { CaretDownIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { lazyView } from "@naluma/ui/lazy-view";
import { VisuallyHidden } from "@naluma/ui/visually-hidden";
import { useState } from "react";
import { words } from "../words.ts";
import { RefreshBalance } from "./total-balance.tsx";
import { useAskOnReturn, useTotalBalance, type HeaderBalanceProps } from "./use-total-balance.ts";

/** The wallet loads when it is first opened from anywhere. */
export const WalletSheet = lazyView(() => import("../panel/wallet-sheet.mobile.tsx"));

export function HeaderBalance({ main, providerName }: HeaderBalanceProps) {
  const t = useWords(words);
  const balance = useTotalBalance(main);
  useAskOnReturn();
  const [open, setOpen] = useState(false);
  return (
    <div className="mobile-balance">
      <VisuallyHidden>{t("wallet.balance")}</VisuallyHidden>
      <span className="number balance-amount" translate="no">
        {balance.text}
      </span>
      {balance.isFailed && <RefreshBalance balance={balance} />}
      <IconButton
        label={t("wallet.title")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <CaretDownIcon size="s" />
      </IconButton>
      {open && <WalletSheet onClose={() => setOpen(false)} providerName={providerName} />}
    </div>
  );
}
