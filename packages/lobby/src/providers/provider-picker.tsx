import { useWords } from "@naluma/i18n/react";
import { Sheet } from "@naluma/ui/dialog";
import { Popover } from "@naluma/ui/popover";
import type { Provider } from "../catalogue/categories.ts";
import { words } from "../words.ts";
import { ProviderMark } from "./provider-mark.tsx";

interface ProviderPickerProps {
  /** The element the list is attached to, if it is a pop-over. */
  anchor: HTMLElement | null;
  onClose: () => void;
  providers: readonly Provider[];
  /** The code of the selected provider. */
  current: string | undefined;
  /** Undefined selects all providers. */
  onChoose: (code: string | undefined) => void;
}

/** Every provider of the category, one toggle each. */
function ProviderPicker({ providers, current, onChoose }: ProviderPickerProps) {
  const t = useWords(words);
  return (
    <ul className="provider-list">
      <li>
        <button
          type="button"
          aria-pressed={current === undefined}
          onClick={() => onChoose(undefined)}
        >
          {t("lobby.all_providers")}
        </button>
      </li>
      {providers.map(({ code, name, picture }) => (
        <li key={code}>
          <button type="button" aria-pressed={code === current} onClick={() => onChoose(code)}>
            <ProviderMark picture={picture} />
            <span translate="no">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function ProviderPopover(props: ProviderPickerProps) {
  const t = useWords(words);
  return (
    <Popover open onClose={props.onClose} anchor={props.anchor} label={t("lobby.all_providers")}>
      <ProviderPicker {...props} />
    </Popover>
  );
}

export function ProviderSheet(props: ProviderPickerProps) {
  const t = useWords(words);
  return (
    <Sheet open onClose={props.onClose} title={t("lobby.providers")} closeLabel={t("lobby.close")}>
      <ProviderPicker {...props} />
    </Sheet>
  );
}
