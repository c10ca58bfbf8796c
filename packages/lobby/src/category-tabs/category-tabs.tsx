import { useWords } from "@naluma/i18n/react";
import type { Category } from "@naluma/site/category";
import {
  BirdFillIcon,
  BirdIcon,
  CardsThreeFillIcon,
  CardsThreeIcon,
  CherriesFillIcon,
  CherriesIcon,
  ClubFillIcon,
  ClubIcon,
  FlagCheckeredFillIcon,
  FlagCheckeredIcon,
  GameControllerFillIcon,
  GameControllerIcon,
  RocketLaunchFillIcon,
  RocketLaunchIcon,
  SoccerBallFillIcon,
  SoccerBallIcon,
  TicketFillIcon,
  TicketIcon,
} from "@naluma/ui/icon";
import { isPlainPress } from "@naluma/ui/is-plain-press";
import type { MouseEvent } from "react";
import type { CategoryTab } from "../catalogue/categories.ts";
import { words } from "../words.ts";
import { useCategoryOfAddress, useCategoryTabs, useGoToCategory } from "./use-category-tabs.ts";

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
    <nav className="category-tabs" data-count={shown.length} aria-label={t("lobby.categories")}>
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

/** Regular, and filled for the current category. */
const signs: Readonly<Partial<Record<Category, readonly [typeof ClubIcon, typeof ClubIcon]>>> = {
  2: [CherriesIcon, CherriesFillIcon],
  3: [ClubIcon, ClubFillIcon],
  4: [SoccerBallIcon, SoccerBallFillIcon],
  5: [TicketIcon, TicketFillIcon],
  6: [CardsThreeIcon, CardsThreeFillIcon],
  7: [FlagCheckeredIcon, FlagCheckeredFillIcon],
  8: [BirdIcon, BirdFillIcon],
  9: [GameControllerIcon, GameControllerFillIcon],
  crash: [RocketLaunchIcon, RocketLaunchFillIcon],
};

type CategoryIconProps = Pick<CategoryTab, "category" | "current" | "picture" | "pictureActive">;

/** Our icon for a category, or the platform's picture if we have none. */
export function CategoryIcon({ category, current, picture, pictureActive }: CategoryIconProps) {
  const [Regular, Fill] = signs[category] ?? [];
  const Sign = current ? Fill : Regular;
  if (Sign) return <Sign size="l" />;
  const drawn = current ? pictureActive : picture;
  return drawn ? <img src={drawn} alt="" width="24" height="24" /> : null;
}
