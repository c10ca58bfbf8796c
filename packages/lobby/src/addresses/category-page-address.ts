import type { Category } from "@naluma/site/category";
import { slots } from "@naluma/site/game-type";

/** Crash games carry the number of slots and are distinguished by the query. */
const crashQuery = "isCrashGame";

/** Where a category's page is. */
export const categoryPageAddress = (category: Category): string =>
  category === "crash" ? `/gameHall/${slots}?${crashQuery}=1` : `/gameHall/${category}`;

/** The category that `/gameHall/{id}` is the page of. */
export const categoryAsked = (id: string, query: URLSearchParams): Category => {
  const crash = query.get(crashQuery);
  const type = Number(id);
  return type === slots && (crash === "1" || crash === "true") ? "crash" : type;
};
