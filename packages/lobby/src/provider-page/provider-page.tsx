import { useWords } from "@naluma/i18n/react";
import { CaretLeftIcon } from "@naluma/ui/icon";
import { PageHeading } from "@naluma/ui/page-heading";
import { Link } from "react-router";
import type { ProviderAsked } from "../addresses/provider-address.ts";
import type { GameListProps } from "../catalogue/game-list-props.ts";
import { ProviderMark } from "../providers/provider-mark.tsx";
import { words } from "../words.ts";
import { ProviderGames } from "./provider-games.tsx";
import { useProviderPage } from "./use-provider-page.ts";

export interface ProviderPageProps extends GameListProps {
  asked: ProviderAsked;
}

/** `/slotgame`: a provider's games, with their own bar instead of the site's (ROUTE-10, ROUTE-12). */
export function ProviderPage({ asked, ...ports }: ProviderPageProps) {
  const t = useWords(words);
  const view = useProviderPage(asked, ports.memberId);
  return (
    <>
      <div className="gl-hd">
        <div className="gl-bar">
          <Link
            className="icon-btn"
            to={view.categoryPage}
            aria-label={t("lobby.back_to", { category: view.categoryName || t("lobby.games") })}
          >
            <CaretLeftIcon />
          </Link>
          <ProviderMark picture={view.mark} />
          <div>
            <PageHeading>
              <span translate="no">{view.name}</span>
            </PageHeading>
            {view.categoryName && <p>{view.categoryName}</p>}
          </div>
        </div>
      </div>
      <div className="gl">
        <ProviderGames view={view} {...ports} />
      </div>
    </>
  );
}
