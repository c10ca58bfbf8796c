import { useNear } from "@naluma/ui/tile";
import { KindIcon } from "../category-tabs/category-icon.tsx";
import type { KindNow } from "../category-tabs/category-tab.ts";

/** The picture of a kind, fetched as it comes near. */
export function WayPicture(kind: KindNow) {
  const { near, ref } = useNear(false);
  return (
    <span className="pcard-art" ref={ref}>
      {kind.pictureActive ? (
        near && <img src={kind.pictureActive} alt="" width="128" height="128" />
      ) : (
        <KindIcon {...kind} current />
      )}
    </span>
  );
}
