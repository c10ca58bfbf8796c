import { useWords } from "@naluma/i18n/react";
import type { Category } from "@naluma/site/category";
import { Button } from "@naluma/ui/button";
import { buttonClass } from "@naluma/ui/button-class";
import { Chip } from "@naluma/ui/chip";
import { Empty } from "@naluma/ui/empty";
import { PageHeading } from "@naluma/ui/page-heading";
import { Link } from "react-router";
import { emptyLists, listNames } from "../catalogue/filter-names.ts";
import type { GameListProps } from "../catalogue/game.ts";
import { CategoryIcon } from "../category-tabs/category-tabs.tsx";
import { PagedGrid } from "../paged-grid/paged-grid.tsx";
import { PromoPicture } from "../promo-tiles/promo-tiles.tsx";
import { ProviderMark } from "../providers/provider-mark.tsx";
import { QuickBets } from "../quick-bets/quick-bets.tsx";
import { words } from "../words.ts";
import { useCategoryPage } from "./use-category-page.ts";

/** The sports category shows the matches of the day beside its games (LOBBY-79). */
const sports = 4;

export interface CategoryPageProps extends GameListProps {
  category: Category;
  /** The address of customer service; undefined if the site has none. */
  service: string | undefined;
}

/** `/gameHall/{id}`: everything in one category. */
export function CategoryPage({ category, service, ...ports }: CategoryPageProps) {
  const t = useWords(words);
  const view = useCategoryPage(category, ports.memberId);
  const { list, lists, providers } = view;
  const bar = view.tabs.filter(({ inNavigation }) => inNavigation);
  const others = view.tabs.filter(({ inNavigation, current }) => !inNavigation && !current);
  return (
    <section className="hall hall-page">
      <PageHeading>{view.title}</PageHeading>
      <div className="hall-bar">
        <nav className="category-tabs" data-count={bar.length} aria-label={t("lobby.categories")}>
          {bar.map((each) => (
            <Link
              key={each.category}
              to={each.href}
              aria-current={each.current ? "page" : undefined}
            >
              <CategoryIcon {...each} />
              <span>{each.name}</span>
            </Link>
          ))}
        </nav>
        {lists.length > 1 && (
          <div className="filters">
            <fieldset className="filter-lists" aria-label={t("lobby.lists")}>
              {lists.map((each) => (
                <Chip key={each} pressed={each === list} onClick={() => view.chooseList(each)}>
                  {t(listNames[each])}
                </Chip>
              ))}
            </fieldset>
          </div>
        )}
      </div>
      {category === sports && (
        <QuickBets service={service} onPlay={ports.onPlay} memberId={ports.memberId} />
      )}
      {providers.length > 0 && (
        <nav className="hall-providers" aria-label={t("lobby.providers")}>
          <h2>{t("lobby.providers")}</h2>
          <ul>
            {providers.map(({ href, name, picture }) => (
              <li key={href}>
                <Link to={href}>
                  <ProviderMark picture={picture} />
                  <span translate="no">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <PagedGrid
        key={`${category} ${list}`}
        source={view.source}
        {...ports}
        empty={
          <Empty
            title={t(
              emptyLists[list] ?? (list === "all_game" ? "lobby.empty" : "lobby.empty_filter"),
            )}
            {...(list === "my_favorite" && { text: t("lobby.favourites_hint") })}
            action={
              list === "all_game" ? (
                <Link className={buttonClass({ look: "line" })} to="/">
                  {t("lobby.to_all_games")}
                </Link>
              ) : (
                <Button look="line" onClick={() => view.chooseList("all_game")}>
                  {t("lobby.show_all")}
                </Button>
              )
            }
          />
        }
      />
      {others.length > 0 && (
        <section className="page-section">
          <div className="section-head">
            <h2>{t("lobby.promo_tiles")}</h2>
          </div>
          <ul className="promo-tiles">
            {others.map((each) => (
              <li key={each.category}>
                <Link
                  className={`promo-tile promo-${each.category}`}
                  data-theme="dark"
                  to={each.href}
                >
                  <PromoPicture {...each} />
                  <b>{each.name}</b>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
