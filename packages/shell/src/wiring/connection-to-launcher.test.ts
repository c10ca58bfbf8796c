import { connectionAtom } from "@naluma/realtime";
import { createStore } from "jotai/vanilla";
import { expect, test, vi } from "vitest";
import { connectionToLauncher } from "./connection-to-launcher.ts";

test("a launcher hears of a connection once it holds and is caught up with, and not before", () => {
  const store = createStore();
  const reconnected = vi.fn<() => Promise<void>>(() => Promise.resolve());
  connectionToLauncher(store, { reconnected });
  for (const place of ["offline", "reconnecting", "catching-up"] as const)
    store.set(connectionAtom, place);
  expect(reconnected).not.toHaveBeenCalled();
  store.set(connectionAtom, "connected");
  expect(reconnected).toHaveBeenCalledOnce();
});
