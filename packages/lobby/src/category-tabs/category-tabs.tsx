import { useWords } from "@naluma/i18n/react";
import { isPlainPress } from "@naluma/ui/is-plain-press";
import type { MouseEvent } from "react";
import { words } from "../words.ts";
import { CategoryIcon } from "./category-icon.tsx";
import type { CategoryTab } from "./category-tab.ts";
import { useGoToCategory, useCategoryOfAddress, useCategoryTabs } from "./use-category-tabs.ts";

/** The bar of the categories. */
export default function CategoryTabs() {
  const t = useWords(words);
  const tabs = useCategoryTabs();
  const goTo = useGoToCategory();
  useCategoryOfAddress(goTo);

  const follow = (event: MouseEvent<HTMLAnchorElement>, { category }: CategoryTab) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    event.currentTarget.scrollIntoView({ block: "nearest", inline: "center" });
    goTo(category);
  };

  const shown = tabs.filter(({ inNavigation }) => inNavigation);
  return (
    <nav className="kinds" data-count={shown.length} aria-label={t("lobby.categories")}>
      {shown.map((each) => (
        <a
          key={each.category}
          href={each.href}
          aria-current={each.current ? "true" : undefined}
          onClick={(event) => follow(event, each)}
        >
          <CategoryIcon {...each} />
          <span>{each.name}</span>
        </a>
      ))}
    </nav>
  );
}
