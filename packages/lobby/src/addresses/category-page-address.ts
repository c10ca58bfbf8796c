import { type Category, slots } from "@naluma/site/category";

/** Crash games use the number of slots and are distinguished by the query. */
const crashQuery = "isCrashGame";

export const categoryPageAddress = (category: Category): string =>
  category === "crash" ? `/gameHall/${slots}?${crashQuery}=1` : `/gameHall/${category}`;

/** The category shown by `/gameHall/{id}`. */
export const categoryAsked = (id: string, query: URLSearchParams): Category => {
  const crash = query.get(crashQuery);
  const type = Number(id);
  return type === slots && (crash === "1" || crash === "true") ? "crash" : type;
};
