import ky from "ky";
import * as v from "valibot";
import { requestTimeout } from "./transmit.ts";

/**
 * Reads a JSON file that lies beside the calls: without envelope, sent without a token. Rejects when it cannot be
 * had, is no JSON, or does not read as it should.
 */
export async function readFile<Data>(
  address: string,
  reads: v.GenericSchema<unknown, Data>,
  signal?: AbortSignal,
): Promise<Data> {
  const options = { retry: 0, timeout: requestTimeout, credentials: "omit" } as const;
  const content: unknown = await ky(address, { ...options, ...(signal && { signal }) }).json();
  return v.parse(reads, content);
}
