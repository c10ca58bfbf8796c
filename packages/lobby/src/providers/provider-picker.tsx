import { useWords } from "@naluma/i18n/react";
import { words } from "../words.ts";
import type { Provider } from "./provider-list.ts";
import { ProviderMark } from "./provider-mark.tsx";

export interface ProviderPickerProps {
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
export function ProviderPicker({ providers, current, onChoose }: ProviderPickerProps) {
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
