import { Sheet } from "@naluma/ui/sheet";
import { useSpeaking } from "../use-told.ts";
import { WalletPanel, type WalletPanelProps } from "./wallet-panel.tsx";

interface Props extends WalletPanelProps {
  onClose: () => void;
}

export default function WalletSheet({ onClose, providerName }: Props) {
  const { t } = useSpeaking();
  return (
    <Sheet open onClose={onClose} title={t("wallet.title")} closeLabel={t("member.close")}>
      <div className="wal">
        <WalletPanel providerName={providerName} />
      </div>
    </Sheet>
  );
}
