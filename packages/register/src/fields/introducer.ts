import { isLettersAndDigits } from "../checks/text-checks.ts";
import type { RestMessageId } from "../words.rest.ts";

/**
 * An agent's id or a member's code; only the server knows whose. Values that cannot be valid are not sent to it (W-64).
 */
export const checkIntroducer = (introducer: string): RestMessageId | undefined =>
  introducer === "" || isLettersAndDigits(introducer) ? undefined : "code.introducer_invalid";
