import { useWords } from "@naluma/i18n/react";
import { Popover } from "@naluma/ui/popover";
import { words } from "../../words.ts";
import { PreferencesPanel } from "./preferences-panel.tsx";

interface Props {
  anchor: HTMLElement | null;
  onClose: () => void;
}

export default function PreferencesPopover({ anchor, onClose }: Props) {
  const t = useWords(words);
  return (
    <Popover
      open
      onClose={onClose}
      anchor={anchor}
      label={t("shell.preferences")}
      className="preferences-popover"
    >
      <PreferencesPanel onChosen={onClose} />
    </Popover>
  );
}
