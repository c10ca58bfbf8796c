import { useWords } from "@naluma/i18n/react";
import { Chip } from "@naluma/ui/chip";
import { CaretDownIcon } from "@naluma/ui/icon";
import { lazyView } from "@naluma/ui/lazy-view";
import { useState } from "react";
import { words } from "../words.ts";
import type { Provider } from "./provider-list.ts";

const ProviderPopover = lazyView(() => import("./provider-popover.desktop.tsx"));
const ProviderSheet = lazyView(() => import("./provider-sheet.mobile.tsx"));

interface AllProvidersProps {
  providers: readonly Provider[];
  /** The providers with a toggle of their own beside this button. */
  named: readonly Provider[];
  /** The chosen one. */
  provider: Provider | undefined;
  isMobile: boolean;
  /** Undefined selects all providers. */
  chooseProvider: (code: string | undefined) => void;
}

/** Opens the list of all providers, and shows the selection made there. */
export function AllProviders({
  providers,
  named,
  provider,
  isMobile,
  chooseProvider,
}: AllProvidersProps) {
  const t = useWords(words);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const chosenHere = provider && !named.includes(provider) ? provider : undefined;
  const List = isMobile ? ProviderSheet : ProviderPopover;
  return (
    <>
      <Chip
        ref={setButton}
        className={chosenHere ? "chip-on" : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span translate={chosenHere ? "no" : undefined}>
          {chosenHere?.name ?? t(isMobile ? "lobby.providers" : "lobby.all_providers")}
        </span>
        <CaretDownIcon size="s" />
      </Chip>
      {open && (
        <List
          anchor={button}
          onClose={() => setOpen(false)}
          providers={providers}
          current={provider?.code}
          onChoose={(code) => {
            chooseProvider(code);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
