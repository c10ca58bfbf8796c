import { lettersKey } from "./letters/letters-key.ts";
import { memberKey } from "./member-queries.ts";

/** The events that this package subscribes to; each invalidates the queries under its key. */
export const refetchOnEvent = {
  "profile.updated": memberKey,
  // The main balance is in the layout.
  all_transfer_back: memberKey,
  "letter.sent": lettersKey,
  "letter.read": lettersKey,
  "letter.delete": lettersKey,
} as const;
