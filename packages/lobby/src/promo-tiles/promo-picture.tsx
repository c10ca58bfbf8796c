import { useNear } from "@naluma/ui/use-near";
import { CategoryIcon } from "../category-tabs/category-icon.tsx";
import type { CategoryTab } from "../category-tabs/category-tab.ts";
import { CrashPicture } from "./crash-picture.tsx";

/** The picture of a category, fetched as it comes near. */
export function PromoPicture(tab: CategoryTab) {
  const { near, ref } = useNear(false);
  return (
    <span className="pcard-art" ref={ref}>
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
