import { useWords } from "@naluma/i18n/react";
import { Popover } from "@naluma/ui/popover";
import { words } from "../words.ts";
import { WalletPanel, type WalletPanelProps } from "./wallet-panel.tsx";

interface Props extends WalletPanelProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

export default function WalletPopover({ anchor, onClose, providerName }: Props) {
  const t = useWords(words);
  return (
    <Popover open onClose={onClose} anchor={anchor} label={t("wallet.title")} className="wallet">
      <WalletPanel providerName={providerName} onLeave={onClose} />
    </Popover>
  );
}
