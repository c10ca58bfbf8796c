import { memberKey } from "../member-queries.ts";

/** The prefix of the query keys of letters; the member's id follows. */
export const lettersKey = [...memberKey, "letters"] as const;
