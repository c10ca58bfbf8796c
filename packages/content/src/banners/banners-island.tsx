import { Island, lazyPart } from "@naluma/ui/island";
import { memo } from "react";
import type { BannersProps } from "./banners.tsx";
import { BannersPlace } from "./banners-place.tsx";

const View = lazyPart(() => import("./banners.tsx"));

/** The banner carousel. The server draws it whole; in the browser its code comes after the first paint. */
export const Banners = memo(function Banners({ onGames }: BannersProps) {
  return (
    <Island fallback={<BannersPlace />}>
      <View onGames={onGames} />
    </Island>
  );
});
