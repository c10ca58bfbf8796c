import { vi } from "vitest";
import { scaledTimeout } from "../timeouts/index.ts";

/*
 * `vi.waitFor` and `vi.waitUntil` time out after a second, which is too short on a busy machine. Vitest has no option
 * for that. Tests of one process share `vi`, and this runs before each of their files.
 */
const timeout = scaledTimeout(30_000);
const { waitFor, waitUntil } = vi;

if (!("isPatched" in waitFor)) {
  const withTimeout = (options: Parameters<typeof waitFor>[1]) =>
    typeof options === "number" ? options : { timeout, ...options };
  const patched: typeof waitFor = (callback, options) => waitFor(callback, withTimeout(options));
  vi.waitFor = Object.assign(patched, { isPatched: true });
  vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options));
}
