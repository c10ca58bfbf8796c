import type { GenericSchema } from "valibot";
import { post, type Call } from "./call.ts";
import { emptyBody } from "./wire.ts";

/** The one call of the contract without a body, `/clientCaptcha`: apart, so that the first page does not carry it. */
export const get = <Data>(
  path: string,
  reads: GenericSchema<unknown, Data>,
): Call<Record<string, never>, Data> => ({
  ...post(path, { body: emptyBody, reads }),
  method: "GET",
});
