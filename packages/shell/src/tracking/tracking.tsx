import { isTracked } from "@naluma/site/is-tracked";
import { cookieSettingsOpenAtom } from "@naluma/tracking";
import { lazyView } from "@naluma/ui/later";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { quietPeriodElapsedAtom } from "../app/quiet-period.ts";
import { useApp } from "../app/use-app.ts";

/** The pixel, the question whether it may, and all that belongs to them: none of it is of the first view. */
const LateTracking = lazyView(() => import("./late-tracking.tsx"));

/** On a site that tracks, once the page has been quiet, or at once for who opens the cookie settings. */
export function Tracking() {
  const { page } = useApp();
  const isQuietPeriodOver = useAtomValue(quietPeriodElapsedAtom);
  const isAsked = useAtomValue(cookieSettingsOpenAtom);
  const [search] = useState(() => window.location.search);
  if (!isTracked(page.settings) || !(isQuietPeriodOver || isAsked)) return null;
  return <LateTracking search={search} />;
}
