// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { reportError } from "./report-error.ts";

test("a page reports ten errors and no more: one broken render may throw in a loop", () => {
  const sendBeacon = vi.fn<(address: string, report: string) => boolean>(() => true);
  Object.assign(navigator, { sendBeacon });
  for (let turn = 0; turn < 12; turn += 1) reportError(new Error(`broken ${turn}`));
  expect(sendBeacon).toHaveBeenCalledTimes(10);
  expect(sendBeacon.mock.lastCall?.[1]).toContain("broken 9");
});
