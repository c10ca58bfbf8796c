import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { buttonClass } from "@naluma/ui/button-class";
import { Chip } from "@naluma/ui/chip";
import { Empty } from "@naluma/ui/empty";
import { CaretLeftIcon } from "@naluma/ui/icon";
import { PageHeading } from "@naluma/ui/page-heading";
import { Tabs } from "@naluma/ui/tabs";
import { Link } from "react-router";
import type { ProviderAsked } from "../addresses/page-address.ts";
import { emptyLists, listNames } from "../catalogue/filter-names.ts";
import type { GameListProps } from "../catalogue/game.ts";
import { PagedGrid } from "../paged-grid/paged-grid.tsx";
import { ProviderMark } from "../providers/provider-mark.tsx";
import { type LobbyMessage, words } from "../words.ts";
import { type Only, type ProviderPageView, useProviderPage } from "./use-provider-page.ts";

export interface ProviderPageProps extends GameListProps {
  asked: ProviderAsked;
}

/** `/slotgame`: a provider's games, with their own bar instead of the site's (ROUTE-10, ROUTE-12). */
export function ProviderPage({ asked, ...ports }: ProviderPageProps) {
  const t = useWords(words);
  const view = useProviderPage(asked, ports.memberId);
  return (
    <>
      <div className="provider-head">
        <div className="provider-bar">
          <Link
            className="icon-button"
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
      <div className="provider-page">
        <ProviderGames view={view} {...ports} />
      </div>
    </>
  );
}

const narrowingNames: Readonly<Record<Only, LobbyMessage>> = {
  hot: "lobby.list_hot",
  new: "lobby.list_new",
  demo: "lobby.demo_only",
};

interface ProviderGamesProps extends GameListProps {
  view: ProviderPageView;
}

/** The lists of a provider's games: a member has three, a visitor one. */
export function ProviderGames({ view, ...ports }: ProviderGamesProps) {
  const t = useWords(words);
  const { list, lists } = view;
  const games = <Narrowed view={view} {...ports} />;
  if (lists.length === 1) return games;
  return (
    <Tabs
      label={t("lobby.lists")}
      tabs={lists.map((value) => ({ value, label: t(listNames[value]), content: games }))}
      value={list}
      onValue={view.chooseList}
    />
  );
}

function Narrowed({ view, ...ports }: ProviderGamesProps) {
  const t = useWords(words);
  const { list, only, narrowings } = view;
  return (
    <>
      {narrowings.length > 0 && (
        <fieldset className="provider-filters" aria-label={t("lobby.filter")}>
          {narrowings.map((each) => (
            <Chip key={each} pressed={each === only} onClick={() => view.chooseOnly(each)}>
              {t(narrowingNames[each])}
            </Chip>
          ))}
        </fieldset>
      )}
      <PagedGrid
        key={`${list} ${only}`}
        source={view.source}
        {...ports}
        empty={
          <Empty
            title={t(emptyLists[list] ?? (only ? "lobby.empty_filter" : "lobby.empty_provider"))}
            {...(list === "my_favorite" && { text: t("lobby.favourites_hint") })}
            action={
              only ? (
                <Button look="line" onClick={() => view.chooseOnly(only)}>
                  {t("lobby.show_all")}
                </Button>
              ) : (
                list === "all_game" && (
                  <Link className={buttonClass({ look: "line" })} to={view.categoryPage}>
                    {t("lobby.all_providers")}
                  </Link>
                )
              )
            }
          />
        }
      />
    </>
  );
}
