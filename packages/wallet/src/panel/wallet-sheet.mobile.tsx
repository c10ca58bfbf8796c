import { useWords } from "@naluma/i18n/react";
import { Sheet } from "@naluma/ui/dialog";
import { words } from "../words.ts";
import { WalletPanel, type WalletPanelProps } from "./wallet-panel.tsx";

export interface WalletSheetProps extends WalletPanelProps {
  onClose: () => void;
}

export default function WalletSheet({ onClose, providerName }: WalletSheetProps) {
  const t = useWords(words);
  return (
    <Sheet open onClose={onClose} title={t("wallet.title")} closeLabel={t("wallet.close")}>
      <div className="wallet">
        <WalletPanel providerName={providerName} onLeave={onClose} />
      </div>
    </Sheet>
  );
}
