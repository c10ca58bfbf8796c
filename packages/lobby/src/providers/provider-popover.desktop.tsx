import { useWords } from "@naluma/i18n/react";
import { Popover } from "@naluma/ui/popover";
import { words } from "../words.ts";
import { ProviderPicker, type ProviderPickerProps } from "./provider-picker.tsx";

export default function ProviderPopover(props: ProviderPickerProps) {
  const t = useWords(words);
  return (
    <Popover open onClose={props.onClose} anchor={props.anchor} label={t("lobby.all_providers")}>
      <ProviderPicker {...props} />
    </Popover>
  );
}
