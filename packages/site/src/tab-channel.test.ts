import { afterEach, expect, test, vi } from "vitest";
import { openTabChannel } from "./tab-channel.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["where the browser has none", undefined],
  [
    "where site data are blocked",
    class {
      constructor() {
        throw new DOMException("denied", "SecurityError");
      }
    },
  ],
])("messages are neither sent nor received %s", (_, channel) => {
  vi.stubGlobal("BroadcastChannel", channel);
  const line = openTabChannel("any");
  line.postMessage("said");
  line.close();
  expect(line.onmessage).toBeNull();
});
