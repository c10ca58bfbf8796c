import { describe, expect, it, test } from "vitest";
import { locales } from "./locale.ts";
import { isTracked } from "./settings.ts";
import {
  clickCookieText,
  clickIdLifetime,
  consentLifetime,
  consentText,
  isClickCookie,
  readConsent,
} from "./tracking-cookies.ts";
import {
  trackedLocales,
  trackingConfiguration,
  trackingHosts,
  trackingOrigins,
  trackingScript,
} from "./tracking.ts";

const script = (id: string, host = "pixel.example") => ({
  address: `https://${host}/${id}.js`,
  id,
  integrity: "",
});
const site = { tracking: { zh_CN: script("zh"), vi_VN: script("vi"), en_US: script("en") } };
const all = Object.fromEntries(trackedLocales.map((locale) => [locale, script(locale)]));

describe("the tracking configuration of a site", () => {
  test.each(locales.map((locale) => [locale]))(
    "[TRACK-05] has a script for %s if it is one of the four languages, and none otherwise",
    (locale) => {
      const isOne = ["zh_CN", "vi_VN", "en_US", "hi_IN"].includes(locale);
      expect(trackingScript({ tracking: all }, locale)?.id).toBe(isOne ? locale : undefined);
    },
  );

  it("is empty in a language that the operator has not named, and on a site that names none", () => {
    expect(trackingScript(site, "hi_IN")).toBeUndefined();
    expect(isTracked(site)).toBe(true);
    expect(isTracked({ tracking: {} })).toBe(false);
  });

  it("names each third party once", () => {
    const two = { tracking: { ...site.tracking, hi_IN: script("hi", "other.example:8443") } };
    expect(trackingHosts(two)).toEqual(["pixel.example", "other.example"]);
    expect(trackingOrigins(two)).toEqual(["https://pixel.example", "https://other.example:8443"]);
  });

  it("changes with another account, third party or language", () => {
    const texts = [
      site,
      { tracking: { ...site.tracking, en_US: script("en2") } },
      { tracking: { ...site.tracking, en_US: script("en", "other.example") } },
      { tracking: { ...site.tracking, hi_IN: script("hi") } },
      { tracking: {} },
    ].map(trackingConfiguration);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[a-z0-9]{1,7}$/);
  });
});

describe("an answer about tracking", () => {
  const now = 1_795_188_610_000;
  const at = { now, configuration: "abc123" };

  it("is read as it was written", () => {
    for (const answer of ["accepted", "refused"] as const)
      expect(readConsent(consentText(answer, at), at)).toEqual({ answer, at: now });
  });

  it("is asked for again after twelve months", () => {
    const later = (ms: number) => ({ ...at, now: now + ms });
    const year = 365 * 86_400_000;
    expect(consentLifetime * 1_000).toBe(year);
    for (const answer of ["accepted", "refused"] as const) {
      expect(readConsent(consentText(answer, at), later(year - 1))?.answer).toBe(answer);
      expect(readConsent(consentText(answer, at), later(year))).toBeUndefined();
    }
  });

  it("is no yes to other third parties than it named, while a no applies to all", () => {
    const other = { ...at, configuration: "def456" };
    expect(readConsent(consentText("accepted", at), other)).toBeUndefined();
    expect(readConsent(consentText("refused", at), other)?.answer).toBe("refused");
  });

  it.each([
    undefined,
    "",
    "accepted",
    "accepted.1",
    "yes.1795188610000.abc123",
    "accepted.x.abc123",
  ])("is not found in %j", (cookie) => expect(readConsent(cookie, at)).toBeUndefined());

  it("is ignored if it comes from the future", () => {
    expect(readConsent(consentText("accepted", { ...at, now: now + 1 }), at)).toBeUndefined();
  });
});

describe("a click id", () => {
  const at = 1_795_188_610_000;

  it("[TRACK-02] becomes the text of a first-party cookie with its time", () => {
    const text = clickCookieText("IwAR0abcdefghijklmnop", at);
    expect(text).toBe(`fb.1.${at}.IwAR0abcdefghijklmnop`);
    expect(isClickCookie(text ?? "")).toBe(true);
  });

  it.each([20, 500])("may have %i letters", (length) => {
    const text = clickCookieText("x".repeat(length), at);
    expect(isClickCookie(text ?? "")).toBe(true);
  });

  it.each([`fb.1.1.${"x".repeat(20)}`, `fb.2.${at}.${"x".repeat(20)}`])(
    "is not accepted from a cookie written by others: %j",
    (text) => expect(isClickCookie(text)).toBe(false),
  );

  it("is kept for 90 days", () => expect(clickIdLifetime).toBe(90 * 86_400));

  it.each([
    null,
    "",
    "player01",
    "84912345678",
    "849123456789012345678901",
    "somebody.with-a-name@mail.example",
    "s_12.q8Wv3nT0kLm4ZpXc7YbR",
    "x".repeat(19),
    "x".repeat(501),
    "IwAR0abcdefghijklmnop; Path=/",
  ])("is rejected: %j", (fbclid) => {
    expect(clickCookieText(fbclid, at)).toBeUndefined();
    expect(isClickCookie(`fb.1.${at}.${fbclid}`)).toBe(false);
  });
});
