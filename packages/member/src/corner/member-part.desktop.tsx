import { CaretDownIcon, CaretUpIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { late } from "@naluma/ui/later";
import { VisuallyHidden } from "@naluma/ui/visually-hidden";
import { useState } from "react";
import { useSpeaking } from "../use-told.ts";
import { AccountPart, type MemberPartProps } from "./account-part.tsx";
import { RefreshBalance } from "./refresh-balance.tsx";
import { useBalance } from "./use-balance.ts";

const { View: WalletPopover } = late(() => import("../wallet/wallet-popover.desktop.tsx"));

export default function MemberPart({ who, providerName, AccountLinks }: MemberPartProps) {
  const { t } = useSpeaking();
  const balance = useBalance(who);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="balance">
        <VisuallyHidden>{t("wallet.balance")}</VisuallyHidden>
        <span className="num amount">{balance.text}</span>
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
          <WalletPopover
            anchor={button}
            onClose={() => setOpen(false)}
            providerName={providerName}
          />
        )}
      </div>
      <AccountPart who={who} AccountLinks={AccountLinks} />
    </>
  );
}
