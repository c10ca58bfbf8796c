import { CaretDownIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { VisuallyHidden } from "@naluma/ui/visually-hidden";
import { useState } from "react";
import { useSpeaking } from "../use-told.ts";
import { WalletSheet } from "../wallet/wallet-on-demand.mobile.tsx";
import type { MemberPartProps } from "./account-part.tsx";
import { RefreshBalance } from "./refresh-balance.tsx";
import { useBalance } from "./use-balance.ts";

export default function MemberPart({ who, providerName }: MemberPartProps) {
  const { t } = useSpeaking();
  const balance = useBalance(who);
  const [open, setOpen] = useState(false);
  return (
    <div className="m-bal">
      <VisuallyHidden>{t("wallet.balance")}</VisuallyHidden>
      <span className="num amount">{balance.text}</span>
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
