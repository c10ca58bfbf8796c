import { localKeys } from "@naluma/site/stored";
import { storedWait } from "@naluma/site/stored-wait";

/** Between two SMS about a forgotten password: 300 s (AUTH-81). */
export const forgottenSmsWait = storedWait(localKeys.smsUntil, 300_000);
