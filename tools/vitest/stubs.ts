import { afterAll, vi } from "vitest";

/*
 * Files of a package share a process. Vitest takes a stub back before the next test, and by then the next file has been loaded.
 */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
