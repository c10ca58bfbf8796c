import type { SandboxConfig } from "../config.ts";
import type { Limit } from "./throttle.ts";

/** What one address may do. Tests come all the time, from one machine. */
export const addressLimit = ({ testMode }: Pick<SandboxConfig, "testMode">, limit: Limit): Limit =>
  testMode ? { ...limit, max: limit.max * 300 } : limit;
