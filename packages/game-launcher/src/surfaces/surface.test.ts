import { expect, test } from "vitest";
import { isInAppBrowser, openTypeOf } from "./surface.ts";

const openTypes = {
  desktop: "window",
  mobile: "page",
  app: "redirect",
  byProvider: {
    GPR8: { desktop: "page", app: "window" },
    GPJD: { desktop: "modal", mobile: "modal", app: "modal" },
    GPFC: { desktop: "redirect", mobile: "window" },
  },
} as const;

test.each([
  ["desktop", "GPJL", "window"],
  ["mobile", "GPJL", "page"],
  ["pwa", "GPJL", "page"],
  ["wechat", "GPJL", "page"],
  ["app", "GPJL", "redirect"],
  ["desktop", "GPR8", "page"],
  ["mobile", "GPR8", "page"],
  ["desktop", "GPJD", "modal"],
  ["gesture", "GPJL", "redirect"],
  ["finger", "GPJL", "redirect"],
  ["desktop", "GPFC", "redirect"],
  ["mobile", "GPFC", "window"],
] as const)("on %s a game of %s opens by %s", (client, provider, open) => {
  expect(openTypeOf({ openTypes }, { client, isInApp: false }, provider)).toBe(open);
});

test.each([
  ["desktop", "GPJL"],
  ["mobile", "GPFC"],
] as const)("in another app's browser on %s, a game stays in the same tab", (client, provider) => {
  expect(openTypeOf({ openTypes }, { client, isInApp: true }, provider)).toBe("page");
});

test("our own app has no windows, and neither it nor a phone has a modal", () => {
  expect(openTypeOf({ openTypes }, { client: "app", isInApp: false }, "GPJD")).toBe("page");
  expect(openTypeOf({ openTypes }, { client: "app", isInApp: false }, "GPR8")).toBe("page");
  expect(openTypeOf({ openTypes }, { client: "mobile", isInApp: false }, "GPJD")).toBe("page");
});

test("a provider named like a property of every object has no entry of its own", () => {
  const device = { client: "desktop", isInApp: false } as const;
  expect(openTypeOf({ openTypes }, device, "constructor")).toBe("window");
});

const android = "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  ["WeChat", `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/en`],
  ["Facebook", `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/465.0.0.41.103;FBDV/iPhone13,2]`],
  [
    "Instagram",
    `${android} Version/4.0 Chrome/126.0 Mobile Safari/537.36 Instagram 335.0.0.39.93 Android`,
  ],
  ["Line", `${android} Version/4.0 Chrome/126.0 Mobile Safari/537.36 Line/14.9.0/IAB`],
  ["Zalo", `${android} Version/4.0 Chrome/126.0 Mobile Safari/537.36 Zalo android/12100746`],
  ["KakaoTalk", `${android} Version/4.0 Chrome/126.0 Mobile Safari/537.36 KAKAOTALK 10.8.3`],
  ["TikTok", `${iphone} Mobile/15E148 musical_ly_34.9.0 BytedanceWebview/d8a21c6`],
  [
    "a web view of Android",
    "Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36",
  ],
  ["a web view of iOS", `${iphone} Mobile/15E148`],
])("%s has one view", (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

test.each([
  ["Chrome on Android", `${android} Chrome/126.0.0.0 Mobile Safari/537.36`],
  ["Safari on iOS", `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ["Chrome on iOS", `${iphone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
  ["Samsung Internet", `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
  [
    "Chrome on a desktop",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
  ],
  ["Firefox", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0"],
])("%s has windows", (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});
