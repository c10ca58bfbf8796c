import type { SandboxConfig } from "../config.ts";
import type { Limit } from "./throttle.ts";

/** The limit per address. It is raised in test mode, because tests send many requests from one machine. */
export const addressLimit = ({ testMode }: Pick<SandboxConfig, "testMode">, limit: Limit): Limit =>
  testMode ? { ...limit, max: limit.max * 300 } : limit;
