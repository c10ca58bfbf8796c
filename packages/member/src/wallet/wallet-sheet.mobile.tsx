import { Sheet } from "@naluma/ui/sheet";
import { useSpeaking } from "../use-told.ts";
import { WalletPanel, type WalletPanelProps } from "./wallet-panel.tsx";

export interface WalletSheetProps extends WalletPanelProps {
  onClose: () => void;
}

export default function WalletSheet({ onClose, providerName }: WalletSheetProps) {
  const { t } = useSpeaking();
  return (
    <Sheet open onClose={onClose} title={t("wallet.title")} closeLabel={t("member.close")}>
      <div className="wal">
        <WalletPanel providerName={providerName} onLeave={onClose} />
      </div>
    </Sheet>
  );
}
