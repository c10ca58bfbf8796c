import { expect, test, vi } from "vitest";
import { storageToEye } from "./storage-to-eye.ts";

test.each([
  ["the eye", "eyeOpen", 1],
  ["all that is stored, as by an emptied storage", null, 1],
  ["something else", "token", 0],
])("another tab's change of %s is taken over or not", (_, key, times) => {
  const page = new EventTarget();
  const takeOver = vi.fn<() => void>();
  storageToEye({ eye: { takeOver } }, page);
  page.dispatchEvent(Object.assign(new Event("storage"), { key }));
  expect(takeOver).toHaveBeenCalledTimes(times);
});
