import { expect, test } from "vitest";
import { localKeys, memberKeys } from "./stored.ts";

/** What stays after a logout, because it belongs to the browser: a new key is listed here, or it is the member's. */
const ofBrowser = [
  localKeys.eyeOpen,
  localKeys.pwa,
  localKeys.siteName,
  localKeys.isV3Ver,
  localKeys.skipReloadGetInfo,
  localKeys.clientType,
  localKeys.deviceId,
  localKeys.theme,
  localKeys.breakReminder,
  localKeys.smsUntil,
  localKeys.registerSmsUntil,
  localKeys.notReturned,
  localKeys.browserWarning,
];

test("a logout removes every key that is not the browser's, each once", () => {
  const all: readonly string[] = Object.values(localKeys);
  expect(memberKeys.toSorted()).toEqual(
    all.filter((key) => !ofBrowser.some((own) => own === key)).toSorted(),
  );
});

test("no two facts are stored under one key", () => {
  const all = Object.values(localKeys);
  expect(new Set(all).size).toBe(all.length);
});
