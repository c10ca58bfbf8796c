import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { PageHeading } from "@naluma/ui/page-heading";
import { Link } from "react-router";
import { askedBy, providerAddress } from "../addresses/page-address.ts";
import { providerNameOf } from "../catalogue/game.ts";
import { useGameTypes } from "../catalogue/use-lobby.ts";
import { ProviderMark } from "../providers/provider-mark.tsx";
import { words } from "../words.ts";
import { ProviderGames, type ProviderPageProps } from "./provider-page.tsx";
import { useProviderPage } from "./use-provider-page.ts";

/** `/gameRoom`: a provider's games beside the list of all providers of the category, on desktop. */
export function GameRoom({ asked, ...ports }: ProviderPageProps) {
  const t = useWords(words);
  const locale = useLocale();
  const site = useSite();
  const { types } = useGameTypes();
  const view = useProviderPage(asked, ports.memberId);
  const entries = types.find(({ id }) => id === asked.type)?.providers ?? [];
  return (
    <div className="game-room">
      <nav className="game-room-providers" aria-label={t("lobby.providers")}>
        <Link to={view.categoryPage}>{view.categoryName || t("lobby.games")}</Link>
        <ul>
          {entries.map((entry) => {
            const isHere = entry.providerId === asked.providerId && entry.house === asked.house;
            return (
              <li key={entry.id}>
                <Link
                  to={providerAddress(askedBy(entry), site)}
                  aria-current={isHere ? "page" : undefined}
                >
                  <ProviderMark picture={entry.picture} />
                  <span translate="no">{providerNameOf(entry, locale)}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <section>
        <PageHeading>{view.name}</PageHeading>
        <ProviderGames view={view} {...ports} />
      </section>
    </div>
  );
}
