import { memberKey } from "../member-queries.ts";

/** Begins the query keys of letters; whose they are follows. */
export const lettersKey = [...memberKey, "letters"] as const;
