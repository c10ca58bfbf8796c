import { useWords } from "@naluma/i18n/react";
import { Chip, ChipRail } from "@naluma/ui/chip";
import { CaretDownIcon } from "@naluma/ui/icon";
import { lazyView } from "@naluma/ui/lazy-view";
import { useState } from "react";
import { Link } from "react-router";
import type { Provider } from "../catalogue/categories.ts";
import { listNames } from "../catalogue/filter-names.ts";
import { ProviderMark } from "../providers/provider-mark.tsx";
import { words } from "../words.ts";
import { useFilters } from "./use-filters.ts";

const ProviderPopover = lazyView(async () => ({
  default: (await import("../providers/provider-picker.tsx")).ProviderPopover,
}));
const ProviderSheet = lazyView(async () => ({
  default: (await import("../providers/provider-picker.tsx")).ProviderSheet,
}));

/** Toggles above the games: the platform's lists, and the providers. */
export default function Filters() {
  const t = useWords(words);
  const filters = useFilters();
  const { lists, named, providers, provider } = filters;
  return (
    <div className="filters">
      <fieldset className="filter-lists" aria-label={t("lobby.lists")}>
        {lists.map((list) => (
          <Chip key={list} pressed={list === filters.list} onClick={() => filters.chooseList(list)}>
            {t(listNames[list])}
          </Chip>
        ))}
      </fieldset>
      {named.length > 0 && (
        <>
          <span className="filter-separator" />
          <ChipRail label={t("lobby.providers")}>
            {named.map((each) => (
              <Chip
                key={each.code}
                pressed={each.code === provider?.code}
                onClick={() => filters.chooseProvider(each.code)}
              >
                <ProviderMark picture={each.picture} />
                <span translate="no">{each.name}</span>
              </Chip>
            ))}
          </ChipRail>
        </>
      )}
      {providers.length > 0 && (
        <AllProviders
          providers={providers}
          named={named}
          provider={provider}
          isMobile={filters.isMobile}
          chooseProvider={filters.chooseProvider}
        />
      )}
      {filters.providerPage && (
        <Link className="chip" to={filters.providerPage.href}>
          {t("lobby.all_of", { name: filters.providerPage.name })}
        </Link>
      )}
      {filters.openDemos && (
        <Chip aria-haspopup="dialog" onClick={filters.openDemos}>
          {t("lobby.demos")}
        </Chip>
      )}
    </div>
  );
}

interface AllProvidersProps {
  providers: readonly Provider[];
  /** The providers with a toggle of their own beside this button. */
  named: readonly Provider[];
  provider: Provider | undefined;
  isMobile: boolean;
  /** Undefined selects all providers. */
  chooseProvider: (code: string | undefined) => void;
}

/** Opens the list of all providers, and shows the selection made there. */
function AllProviders({ providers, named, provider, isMobile, chooseProvider }: AllProvidersProps) {
  const t = useWords(words);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const chosenHere = provider && !named.includes(provider) ? provider : undefined;
  const List = isMobile ? ProviderSheet : ProviderPopover;
  return (
    <>
      <Chip
        ref={setButton}
        className={chosenHere ? "chip-current" : undefined}
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
