import { lazy, memo, Suspense } from "react";
import { BannersPlace } from "./banners-place.tsx";

const View = lazy(() => import("./banners.tsx"));

/**
 * The banner carousel. The server draws it whole; in the browser its code comes after the first paint.
 * Until then it is not drawn again by what happens around it, or the server's HTML would be lost.
 */
export const Banners = memo(function Banners() {
  return (
    <Suspense fallback={<BannersPlace />}>
      <View />
    </Suspense>
  );
});
