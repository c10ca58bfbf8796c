import { useState } from "react";
import { formatTime, readTime, siteDay } from "./dates.ts";
import { useLocale } from "./react.ts";

/** The site's day when the page was drawn, `YYYY-MM-DD`, and in words when it began where the player is. */
export function useSiteToday(): { readonly today: string; readonly dayBegan: string } {
  const locale = useLocale();
  const [today] = useState(() => siteDay(new Date()));
  const began = readTime(`${today} 00:00:00`);
  return { today, dayBegan: began ? formatTime(began, locale) : today };
}
