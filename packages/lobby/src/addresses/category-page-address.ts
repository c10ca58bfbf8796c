import { slots, type Kind } from "../catalogue/categories.ts";

/** Crash games carry the number of slots and are told apart by the query. */
const crashQuery = "isCrashGame";

/** Where a kind's hall is. */
export const hallAddress = (kind: Kind): string =>
  kind === "crash" ? `/gameHall/${slots}?${crashQuery}=1` : `/gameHall/${kind}`;

/** The kind that `/gameHall/{id}` is the hall of. */
export const hallAsked = (id: string, query: URLSearchParams): Kind => {
  const crash = query.get(crashQuery);
  const type = Number(id);
  return type === slots && (crash === "1" || crash === "true") ? "crash" : type;
};
