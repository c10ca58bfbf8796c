import { Popover } from "@naluma/ui/popover";
import { useSpeaking } from "../use-told.ts";
import { WalletPanel, type WalletPanelProps } from "./wallet-panel.tsx";

interface Props extends WalletPanelProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

export default function WalletPopover({ anchor, onClose, providerName }: Props) {
  const { t } = useSpeaking();
  return (
    <Popover open onClose={onClose} anchor={anchor} label={t("wallet.title")} className="wal">
      <WalletPanel providerName={providerName} onLeave={onClose} />
    </Popover>
  );
}
