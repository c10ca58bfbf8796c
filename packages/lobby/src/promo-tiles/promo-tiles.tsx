import { useWords } from "@naluma/i18n/react";
import { isPlainPress } from "@naluma/ui/is-plain-press";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { categoryPageAddress } from "../addresses/category-page-address.ts";
import type { CategoryTab } from "../category-tabs/category-tab.ts";
import { useGoToCategory, useCategoryTabs } from "../category-tabs/use-category-tabs.ts";
import { words } from "../words.ts";
import { PromoPicture } from "./promo-picture.tsx";

/** The other categories as pictures below the games, including those that the bar above leaves out. */
export default function PromoTiles() {
  const t = useWords(words);
  const goTo = useGoToCategory();
  const tabs = useCategoryTabs();
  const current = tabs.find((each) => each.current);
  const others = tabs.filter((each) => each !== current);
  if (others.length === 0) return null;

  const follow = (event: MouseEvent, tab: CategoryTab) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    goTo(tab.category);
    // The category's games begin at the bar, so the focus moves there.
    const bar = document.querySelector(".kinds");
    bar?.scrollIntoView();
    const link = bar?.querySelector<HTMLElement>(`[href="${tab.href}"]`);
    (link ?? document.querySelector<HTMLElement>(".filters .chip"))?.focus({ preventScroll: true });
  };

  return (
    <section className="sect">
      <div className="sec-h">
        <h2>{t("lobby.promo_tiles")}</h2>
        {current && (
          <Link to={categoryPageAddress(current.category)}>
            {t("lobby.all_of_category", { category: current.name })}
          </Link>
        )}
      </div>
      <ul className="pcards">
        {others.map((tab) => (
          <li key={tab.category}>
            <a
              className={`pcard way-${tab.category}`}
              data-theme="dark"
              href={tab.href}
              onClick={(event) => follow(event, tab)}
            >
              <PromoPicture {...tab} />
              <b>{tab.name}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
