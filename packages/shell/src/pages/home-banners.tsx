import { BannersPlace } from "@naluma/content";
import { Island, lazyPart } from "@naluma/ui/island";
import { memo } from "react";
import { Contained } from "../layout/contained.tsx";

const View = lazyPart(() => import("./home-banners-view.tsx"));

/** The banner carousel. The server draws it whole; in the browser its code comes after the first paint. */
export const HomeBanners = memo(function HomeBanners() {
  return (
    <Contained>
      <Island fallback={<BannersPlace />}>
        <View />
      </Island>
    </Contained>
  );
});
