import { memberQueryKeys } from "./query-keys.ts";

/** The events that this package subscribes to; each invalidates the queries under its key. */
export const refetchOnEvent = {
  "profile.updated": memberQueryKeys.all,
  // The main balance is in the layout.
  all_transfer_back: memberQueryKeys.all,
  "letter.sent": memberQueryKeys.letters,
  "letter.read": memberQueryKeys.letters,
  "letter.delete": memberQueryKeys.letters,
} as const;
