import { expect, it } from "vitest";
import { fakeBrowser } from "./browser.fake.ts";
import { deviceId, deviceInfo } from "./device-info.ts";

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
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S911B) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36",
    "Android",
    "Samsung Internet",
    "14",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; K) Chrome/130.0 Mobile Safari/537.36 EdgA/130.0",
    "Android",
    "Edge",
    "14",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_6_1 like Mac OS X) CriOS/130.0 Mobile Safari/604.1",
    "iOS",
    "Chrome",
    "17.6.1",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) FxiOS/132.0 Mobile Safari/605.1",
    "iOS",
    "Firefox",
    "18.1",
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/130.0 Safari/537.36",
    "ChromeOS",
    "Chrome",
    "14541.0.0",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 OPR/115.0",
    "Windows",
    "Opera",
    "10.0",
  ],
  ["something else", "", "", ""],
])("a device that calls itself %s", (userAgent, system, browser, version) => {
  const info = deviceInfo({ client: "app", platform: "ios", userAgent, host: "h", udid: "u" });
  const where = { login_type: "ios", host: "h", udid: "u", remote_addr: "", cdn: "" };
  expect(info).toEqual({ device: 3, ...where, system, browser, system_version: version });
});

it("a browser gets one id and keeps it; a server has none", () => {
  const { local } = fakeBrowser().tab();
  const first = deviceId(local);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(deviceId(local)).toBe(first);
  expect(deviceId(fakeBrowser().tab().local)).not.toBe(first);
  expect(deviceId(undefined)).toBe("");
});
