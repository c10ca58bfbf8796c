import { expect, vi } from "vitest";
import type { StartedSandbox } from "./started.ts";

/** A slow provider that delays calls until the test releases them, however long the test itself takes. */
export const slowProvider = async (
  { operator, services }: Pick<StartedSandbox, "operator" | "services">,
  gpId: string,
) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const delay = vi.spyOn(services.providerStatus, "delay").mockReturnValue(answered);
  await operator("POST", `/providers/${gpId}`, { state: "slow", delay_ms: 1_000 });
  return {
    /** Resolves when a call is waiting for it. */
    isAsked: () => expect.poll(() => delay.mock.calls.length).toBeGreaterThan(0),
    answer,
  };
};
