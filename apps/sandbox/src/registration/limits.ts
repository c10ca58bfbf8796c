import type { SandboxConfig } from "../config.ts";
import { addressLimit, type Limit, type Throttle } from "../members/throttle.ts";

/** Registrations per address, including refused ones. */
const tries: Limit = { max: 10, within: 60_000 };
/** Per address, those that reach the opening of an account. */
const opened: Limit = { max: 10, within: 24 * 60 * 60_000 };

interface Needs {
  readonly config: Pick<SandboxConfig, "testMode">;
  readonly throttle: Throttle;
}

/** Counts a registration and says whether it is one too many for this minute. */
export const triesTooOften = async (
  { config, throttle }: Needs,
  address: string,
): Promise<boolean> =>
  (await throttle.take(`register ${address}`, addressLimit(config, tries))) > 0;

/** Whether the address has opened all the accounts of its day. Counts nothing. */
export const hasOpenedAll = async (
  { config, throttle }: Needs,
  address: string,
): Promise<boolean> =>
  (await throttle.waitFor(`registered ${address}`, addressLimit(config, opened))) > 0;

/** Counts an account that is about to be opened and says whether it is one too many for this day. */
export const opensTooMany = async (
  { config, throttle }: Needs,
  address: string,
): Promise<boolean> =>
  (await throttle.take(`registered ${address}`, addressLimit(config, opened))) > 0;
