import { useWords } from "@naluma/i18n/react";
import { Popover } from "@naluma/ui/popover";
import { words } from "../words.ts";
import { ProviderChoice, type ProviderChoiceProps } from "./provider-choice.tsx";

export default function ProviderPopover(props: ProviderChoiceProps) {
  const t = useWords(words);
  return (
    <Popover open onClose={props.onClose} anchor={props.anchor} label={t("lobby.all_providers")}>
      <ProviderChoice {...props} />
    </Popover>
  );
}
