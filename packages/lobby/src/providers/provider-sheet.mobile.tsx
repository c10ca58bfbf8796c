import { useWords } from "@naluma/i18n/react";
import { Sheet } from "@naluma/ui/sheet";
import { words } from "../words.ts";
import { ProviderPicker, type ProviderPickerProps } from "./provider-picker.tsx";

export default function ProviderSheet(props: ProviderPickerProps) {
  const t = useWords(words);
  return (
    <Sheet open onClose={props.onClose} title={t("lobby.providers")} closeLabel={t("lobby.close")}>
      <ProviderPicker {...props} />
    </Sheet>
  );
}
