import { useWords } from "@naluma/i18n/react";
import { isPlainPress } from "@naluma/ui/is-plain-press";
import { useNearViewport } from "@naluma/ui/use-near-viewport";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { categoryPageAddress } from "../addresses/page-address.ts";
import type { CategoryTab } from "../catalogue/categories.ts";
import { CategoryIcon } from "../category-tabs/category-tabs.tsx";
import { useCategoryTabs, useGoToCategory } from "../category-tabs/use-category-tabs.ts";
import { words } from "../words.ts";

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
    const bar = document.querySelector(".category-tabs");
    bar?.scrollIntoView();
    const link = bar?.querySelector<HTMLElement>(`[href="${tab.href}"]`);
    (link ?? document.querySelector<HTMLElement>(".filters .chip"))?.focus({ preventScroll: true });
  };

  return (
    <section className="page-section">
      <div className="section-head">
        <h2>{t("lobby.promo_tiles")}</h2>
        {current && (
          <Link to={categoryPageAddress(current.category)}>
            {t("lobby.all_of_category", { category: current.name })}
          </Link>
        )}
      </div>
      <ul className="promo-tiles">
        {others.map((tab) => (
          <li key={tab.category}>
            <a
              className={`promo-tile promo-${tab.category}`}
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

/** The picture of a category, loaded when it comes near the viewport. */
export function PromoPicture(tab: CategoryTab) {
  const { near, ref } = useNearViewport(false);
  return (
    <span className="promo-tile-art" ref={ref}>
      {tab.pictureActive ? (
        near && <img src={tab.pictureActive} alt="" width="128" height="128" />
      ) : tab.category === "crash" ? (
        <CrashPicture />
      ) : (
        <CategoryIcon {...tab} current />
      )}
    </span>
  );
}

/**
 * A rocket in the style of the platform's pictures; the platform has none because crash games are not a type of the
 * wire.
 */
function CrashPicture() {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true">
      <g transform="rotate(38)">
        <path d="M-16 50C-30 80-10 92 0 110C10 92 30 80 16 50Z" fill="#f8c562" />
        <path d="M-8 52C-14 72-4 80 0 92C4 80 14 72 8 52Z" fill="#fbf4ea" />
        <path d="M22 0C52 20 54 46 48 70L20 48ZM-22 0C-52 20-54 46-48 70L-20 48Z" fill="#bf4257" />
        <path d="M0-104C40-70 40 6 24 54H-24C-40 6-40-70 0-104Z" fill="#fbf4ea" />
        <path d="M0-104C40-70 40 6 24 54H0Z" fill="#fbb7ae" />
        <path d="M0-104C18-90 28-70 31-50H-31C-28-70-18-90 0-104Z" fill="#f66b71" />
        <circle cy="-18" r="18" fill="#bf4257" />
        <circle cy="-18" r="11" fill="#219576" />
      </g>
    </svg>
  );
}
