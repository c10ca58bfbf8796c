import type { GenericSchema } from "valibot";
import { post, type Call } from "./call.ts";
import { emptyBody } from "./wire.ts";

/**
 * For `/clientCaptcha`, the contract's only call without a body; in a file of its own to keep it out of the first
 * page.
 */
export const get = <Data>(
  path: string,
  reads: GenericSchema<unknown, Data>,
): Call<Record<string, never>, Data> => ({
  ...post(path, { body: emptyBody, reads }),
  method: "GET",
});
