import { localKeys } from "@naluma/site/stored";
import { storedWait } from "@naluma/site/stored-wait";

/** The wait between two SMS with a code: 300 s (REG-34), which a reload does not reset. */
export const registerSmsWait = storedWait(localKeys.registerSmsUntil, 300_000);
