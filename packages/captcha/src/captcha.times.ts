import { id } from "@naluma/api-client/wire";
import * as v from "valibot";

/** The wait for another picture when the platform names no time, in milliseconds. */
const shortestWait = 1_000;

/** The longest wait that is accepted from a platform, in seconds; anything longer is taken for a mistake. */
const longestWait = 3_600;

const wait = v.object({ wait_seconds: v.pipe(id, v.minValue(1), v.maxValue(longestWait)) });

/** How long the player has to wait for another captcha after code 101: at least 1 s. In milliseconds. */
export function captchaWait(data: unknown): number {
  const read = v.safeParse(wait, data);
  return read.success ? read.output.wait_seconds * 1_000 : shortestWait;
}
