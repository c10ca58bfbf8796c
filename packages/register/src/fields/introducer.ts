import { isLettersAndDigits } from "../checks/text-checks.ts";
import type { RestMessageId } from "../words.rest.ts";

/** An agent's id or a member's code; whose it is, the server knows. What cannot be one is not asked about (W-64). */
export const checkIntroducer = (introducer: string): RestMessageId | undefined =>
  introducer === "" || isLettersAndDigits(introducer) ? undefined : "code.introducer_invalid";
