import { useWords } from "@naluma/i18n/react";
import { Sheet } from "@naluma/ui/dialog";
import { words } from "../../words.ts";
import { PreferencesPanel } from "./preferences-panel.tsx";

export default function PreferencesSheet({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  return (
    <Sheet open onClose={onClose} title={t("shell.preferences")} closeLabel={t("shell.close")}>
      <PreferencesPanel onChosen={onClose} />
    </Sheet>
  );
}
