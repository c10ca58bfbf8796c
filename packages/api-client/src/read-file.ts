import ky from "ky";
import * as v from "valibot";
import { requestTimeout } from "./transmit.ts";

/**
 * Reads a static JSON file, which has no envelope and is requested without a token. Rejects when the file cannot be
 * fetched, is not JSON, or does not match its schema.
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
