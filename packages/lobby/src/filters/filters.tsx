import { useWords } from "@naluma/i18n/react";
import { ChipRail, Chip } from "@naluma/ui/chip";
import { Link } from "react-router";
import { listNames } from "../catalogue/list-names.ts";
import { AllProviders } from "../providers/all-providers.tsx";
import { ProviderMark } from "../providers/provider-mark.tsx";
import { words } from "../words.ts";
import { useFilters } from "./use-filters.ts";

/** Toggles above the games: the platform's lists, and the providers. */
export default function Filters() {
  const t = useWords(words);
  const filters = useFilters();
  const { lists, named, providers, provider } = filters;
  return (
    <div className="filters">
      <fieldset className="lists" aria-label={t("lobby.lists")}>
        {lists.map((list) => (
          <Chip key={list} pressed={list === filters.list} onClick={() => filters.chooseList(list)}>
            {t(listNames[list])}
          </Chip>
        ))}
      </fieldset>
      {named.length > 0 && (
        <>
          <span className="sep" />
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
