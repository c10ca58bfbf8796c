import { useNear } from "@naluma/ui/tile";
import { CategoryIcon } from "../category-tabs/category-icon.tsx";
import type { CategoryTab } from "../category-tabs/category-tab.ts";

/** The picture of a category, fetched as it comes near. */
export function PromoPicture(tab: CategoryTab) {
  const { near, ref } = useNear(false);
  return (
    <span className="pcard-art" ref={ref}>
      {tab.pictureActive ? (
        near && <img src={tab.pictureActive} alt="" width="128" height="128" />
      ) : (
        <CategoryIcon {...tab} current />
      )}
    </span>
  );
}
