import * as v from "valibot";
import { listIn } from "./wire.ts";

/** A help service for players who are not let in, as named by the operator. */
export interface HelpLink {
  readonly name: string;
  readonly url: string;
}

/** The `help` list of a refusal, which is not part of the wire contract. Links with an unsafe address are left out. */
export const helpLinks = v.fallback(
  listIn(
    "help",
    v.object({ name: v.string(), url: v.pipe(v.string(), v.url(), v.startsWith("https://")) }),
  ),
  [],
);
