import { useWords } from "@naluma/i18n/react";
import { Sheet } from "@naluma/ui/sheet";
import { words } from "../words.ts";
import { ProviderChoice, type ProviderChoiceProps } from "./provider-choice.tsx";

export default function ProviderSheet(props: ProviderChoiceProps) {
  const t = useWords(words);
  return (
    <Sheet open onClose={props.onClose} title={t("lobby.providers")} closeLabel={t("lobby.close")}>
      <ProviderChoice {...props} />
    </Sheet>
  );
}
