import * as v from "valibot";
import { listIn } from "./wire.ts";

/** People who help a player who is not let in, as the operator names them. */
export interface HelpLink {
  readonly name: string;
  readonly url: string;
}

/** `help` of a refusal, beyond the wire contract; an address that is not safe is left out. */
export const helpLinks = v.fallback(
  listIn(
    "help",
    v.object({ name: v.string(), url: v.pipe(v.string(), v.url(), v.startsWith("https://")) }),
  ),
  [],
);
