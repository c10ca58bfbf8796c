import { lazy, memo, Suspense } from "react";

const View = lazy(() => import("./announcement-line.tsx"));

/** The line of announcements. As with the banners, the server draws it and its code comes later. */
export const AnnouncementLine = memo(function AnnouncementLine() {
  return (
    <Suspense fallback={<div className="mq" />}>
      <View />
    </Suspense>
  );
});
