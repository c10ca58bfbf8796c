import { useState } from "react";
import { formatTime, readTime, siteDay } from "./dates.ts";
import { useLocale } from "./react.tsx";

/**
 * The site's date when the page was rendered, as `YYYY-MM-DD`, and the formatted local time at which that day began.
 */
export function useSiteToday(): { readonly today: string; readonly dayBegan: string } {
  const locale = useLocale();
  const [today] = useState(() => siteDay(new Date()));
  const began = readTime(`${today} 00:00:00`);
  return { today, dayBegan: began ? formatTime(began, locale) : today };
}
