import { localKeys } from "@naluma/site/stored";
import { storedWait } from "@naluma/site/stored-wait";

/** Between two SMS with a code: 300 s (REG-34), which a reload does not end. */
export const registerSmsWait = storedWait(localKeys.registerSmsUntil, 300_000);
