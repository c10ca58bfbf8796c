import { useWords } from "@naluma/i18n/react";
import { CaretDownIcon, CaretUpIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { lazyView } from "@naluma/ui/lazy-view";
import { VisuallyHidden } from "@naluma/ui/visually-hidden";
import { useState } from "react";
import { words } from "../words.ts";
import { RefreshBalance } from "./total-balance.tsx";
import { useAskOnReturn, useTotalBalance, type HeaderBalanceProps } from "./use-total-balance.ts";

const WalletPopover = lazyView(() => import("../panel/wallet-popover.desktop.tsx"));

/** The member's total balance in the header; it opens the wallet with the details. */
export function HeaderBalance({ main, providerName }: HeaderBalanceProps) {
  const t = useWords(words);
  const balance = useTotalBalance(main);
  useAskOnReturn();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <div className="balance">
      <VisuallyHidden>{t("wallet.balance")}</VisuallyHidden>
      <span className="number balance-amount" translate="no">
        {balance.text}
      </span>
      <RefreshBalance balance={balance} />
      <IconButton
        ref={setButton}
        label={t("wallet.title")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? <CaretUpIcon size="s" /> : <CaretDownIcon size="s" />}
      </IconButton>
      {open && (
        <WalletPopover anchor={button} onClose={() => setOpen(false)} providerName={providerName} />
      )}
    </div>
  );
}
