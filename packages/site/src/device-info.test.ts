import { expect, it } from "vitest";
import { fakeBrowser } from "./browser.fake.ts";
import { deviceId } from "./device-id.ts";
import { deviceInfo } from "./device-info.ts";

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0",
    "Windows",
    "Edge",
    "10.0",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1",
    "macOS",
    "Safari",
    "10.15.7",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1",
    "iOS",
    "Safari",
    "18.1",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
    "Linux",
    "Firefox",
    "",
  ],
  ["something else", "", "", ""],
])("a device that calls itself %s", (userAgent, system, browser, version) => {
  const info = deviceInfo({ client: "desktop", platform: "web", userAgent, host: "h", udid: "" });
  expect(info).toMatchObject({ device: 1, system, browser, system_version: version });
});

it("a browser is named once, and keeps its name; a server keeps none", () => {
  const { local } = fakeBrowser().tab();
  const first = deviceId(local);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(deviceId(local)).toBe(first);
  expect(deviceId(fakeBrowser().tab().local)).not.toBe(first);
  expect(deviceId(undefined)).toBe("");
});
