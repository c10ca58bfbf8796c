import { useWords } from "@naluma/i18n/react";
import { CaretDownIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { VisuallyHidden } from "@naluma/ui/visually-hidden";
import { useState } from "react";
import { WalletSheet } from "../panel/wallet-on-demand.mobile.tsx";
import { words } from "../words.ts";
import type { HeaderBalanceProps } from "./header-balance.ts";
import { RefreshBalance } from "./refresh-balance.tsx";
import { useAskOnReturn } from "./use-ask-on-return.ts";
import { useTotalBalance } from "./use-total-balance.ts";

/** The member's total balance in the header; it opens the wallet with the details. */
export function HeaderBalance({ main, providerName }: HeaderBalanceProps) {
  const t = useWords(words);
  const balance = useTotalBalance(main);
  useAskOnReturn();
  const [open, setOpen] = useState(false);
  return (
    <div className="m-bal">
      <VisuallyHidden>{t("wallet.balance")}</VisuallyHidden>
      <span className="num amount" translate="no">
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
