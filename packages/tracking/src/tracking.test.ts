// @vitest-environment jsdom
import { fakeApi } from "@naluma/api-client/api.fake";
import type { Locale } from "@naluma/site/locale";
import { locales } from "@naluma/site/locale";
import { trackedLocales, trackingConfiguration } from "@naluma/site/tracking";
import { consentText } from "@naluma/site/tracking-cookies";
import { createStore } from "jotai/vanilla";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createTracking, type TrackingPorts } from "./tracking.ts";

const now = 1_795_188_610_999;
const click = "IwAR0abcdefghijklmnopqrstuvwxyz";

const tracking = Object.fromEntries(
  trackedLocales.map((locale) => [
    locale,
    { address: `https://pixel.example/${locale}.js`, id: `pixel-${locale}`, integrity: "" },
  ]),
);
const settings = { siteId: 9, tracking };
const configuration = trackingConfiguration(settings);
const other = {
  siteId: 10,
  tracking: { en_US: { address: "https://pixel.example/other.js", id: "other", integrity: "" } },
};

interface Browser {
  readonly protocol?: "http:" | "https:";
  readonly cookies?: Readonly<Record<string, string>>;
  readonly wishes?: object;
  /** The id of the click in the address. */
  readonly fbclid?: string;
}

/** A browser with its own cookies; the document is jsdom's. */
function browser({ cookies = {}, wishes = {}, protocol = "https:", fbclid = click }: Browser) {
  const written: string[] = [];
  const kept = new Map(Object.entries(cookies));
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, "cookie", {
    get: () => [...kept].map((pair) => pair.join("=")).join("; "),
    set: (text: string) => {
      written.push(text);
      const [, name = "", value = "", age = ""] =
        /^([^=]+)=([^;]*).*Max-Age=(\d+)/.exec(text) ?? [];
      if (age === "0") kept.delete(name);
      else kept.set(name, value);
    },
  });
  const address = new URL(`https://play.example/?invite=7&fbclid=${fbclid}#games`);
  const location = { protocol, href: address.href };
  /** What the router keeps with the entry of the history. */
  const history: { state: unknown } = { state: { key: "entry" } };
  const win: TrackingPorts["win"] = {
    document: page,
    navigator: { cookieEnabled: true, ...wishes },
    location,
    history: {
      state: history.state,
      replaceState: (state: unknown, _title: string, to?: string | URL | null) => {
        history.state = state;
        location.href = new URL(to ?? "", address).href;
      },
    },
  };
  return { win, kept, written, history, search: address.search };
}

const accepted = { tracking_consent: consentText("accepted", { now, configuration }) };
const refused = { tracking_consent: consentText("refused", { now, configuration }) };

interface Given extends Browser, Partial<Pick<TrackingPorts, "isProduction" | "settings">> {
  readonly locale?: Locale;
}

function openPage({ locale = "en_US", isProduction = true, ...given }: Given = {}) {
  const { win, kept, written, history, search } = browser(given);
  const api = fakeApi({ "/fb_tracking": () => ({ data: null }) });
  const [allowScriptsFrom, leaveDocument] = [
    vi.fn<(origin: string | undefined) => void>(),
    vi.fn<() => void>(),
  ];
  const page = createTracking({
    store: createStore(),
    api,
    settings: given.settings ?? settings,
    locale,
    isProduction,
    search,
    win,
    nonce: "a-nonce",
    now: () => now,
    allowScriptsFrom,
    leaveDocument,
  });
  const scripts = () => [...win.document.querySelectorAll("script")].map(({ src }) => src);
  return { page, win, kept, written, history, api, scripts, allowScriptsFrom, leaveDocument };
}

const registered = { memberId: 88_213, currency: "VND" } as const;

beforeEach(() => vi.restoreAllMocks());

describe("a page without an answer about tracking", () => {
  test("loads, stores and sends nothing", async () => {
    const { page, win, kept, api, scripts } = openPage();
    await page.trackRegistration(registered);
    expect(page.consent.getState().answer).toBe("unasked");
    expect([scripts(), [...kept], api.sent]).toEqual([[], [], []]);
    // The click stays in the address, which does not count as storage.
    expect(win.location.href).toContain(`fbclid=${click}`);
  });

  test("[TRACK-02] stores the click of its address with the yes, and removes it from the address", () => {
    const { page, win, kept, history, scripts } = openPage();
    page.answer("accepted");
    expect(history.state).toEqual({ key: "entry" });
    expect(kept.get("_fbc")).toBe(`fb.1.${now}.${click}`);
    expect(win.location.href).toBe("https://play.example/?invite=7#games");
    expect(scripts()).toEqual(["https://pixel.example/en_US.js"]);
    expect(kept.get("tracking_consent")).toBe(accepted.tracking_consent);
  });

  test("removes an invalid click from its address with the yes, and keeps an earlier click", () => {
    const cookies = { _fbc: `fb.1.1.${click}` };
    const { page, win, kept } = openPage({ cookies, fbclid: "84912345678" });
    page.answer("accepted");
    expect(kept.get("_fbc")).toBe(cookies._fbc);
    expect(win.location.href).toBe("https://play.example/?invite=7#games");
  });

  test.each([
    ["https:", "; Secure"],
    ["http:", ""],
  ] as const)(
    "over %s sets its cookies for this site only, each for its time",
    (protocol, secure) => {
      const { page, kept, written } = openPage({ protocol });
      page.answer("accepted");
      const rest = (age: number) => `Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
      expect(written).toEqual([
        `tracking_consent=${kept.get("tracking_consent")}; ${rest(31_536_000)}`,
        `_fbc=${kept.get("_fbc")}; ${rest(7_776_000)}`,
      ]);
    },
  );

  test("forgets the click with the no", async () => {
    const { page, win, kept, api, scripts } = openPage();
    page.answer("refused");
    await page.trackRegistration(registered);
    expect(Object.fromEntries(kept)).toEqual(refused);
    expect(win.location.href).not.toContain("fbclid");
    expect([scripts(), api.sent]).toEqual([[], []]);
  });
});

describe("a browser that asks not to be tracked", () => {
  test.each([[{ globalPrivacyControl: true }], [{ doNotTrack: "1" }], [{ cookieEnabled: false }]])(
    "with %j has refused until its player accepts",
    (wishes) => {
      const { page, kept, scripts } = openPage({ wishes });
      expect(page.consent.getState()).toEqual({ answer: "refused", isTracking: false });
      expect([scripts(), [...kept]]).toEqual([[], []]);
      page.answer("accepted");
      expect(scripts()).toHaveLength(1);
    },
  );
});

describe("a page whose player has accepted tracking", () => {
  test.each(locales.map((locale) => [locale]))(
    "[TRACK-05] in %s has the script of that language, or none",
    (locale) => {
      const { scripts } = openPage({ locale, cookies: accepted });
      const isOne = ["zh_CN", "vi_VN", "en_US", "hi_IN"].includes(locale);
      expect(scripts()).toEqual(isOne ? [`https://pixel.example/${locale}.js`] : []);
    },
  );

  test("[TRACK-06] has the script of its own site, and a yes on another site does not apply", () => {
    const own = consentText("accepted", { now, configuration: trackingConfiguration(other) });
    expect(openPage({ settings: other, cookies: { tracking_consent: own } }).scripts()).toEqual([
      "https://pixel.example/other.js",
    ]);
    expect(openPage({ settings: other, cookies: accepted }).scripts()).toEqual([]);
  });

  test("[TRACK-04] has no script and sends no event outside production", async () => {
    const { page, scripts, api } = openPage({ isProduction: false, cookies: accepted });
    await page.trackRegistration(registered);
    expect([scripts(), api.sent]).toEqual([[], []]);
  });

  test("names its pixel, collects nothing by itself, and may load scripts of that origin only", () => {
    const { win, allowScriptsFrom } = openPage({ cookies: accepted });
    expect(win.fbq?.queue).toEqual([
      ["set", "autoConfig", false, "pixel-en_US"],
      ["init", "pixel-en_US"],
      ["track", "PageView"],
    ]);
    // The script looks for it under both names, and counts no change of address as a visit.
    expect(win._fbq).toBe(win.fbq);
    expect(win.fbq?.disablePushState).toBe(true);
    expect(allowScriptsFrom.mock.calls).toEqual([["https://pixel.example"]]);
    const script = win.document.querySelector("script");
    expect(script).toMatchObject({ nonce: "a-nonce", referrerPolicy: "no-referrer", async: true });
  });

  test("passes its pixel's calls to the script once it has loaded", () => {
    const { fbq } = openPage({ cookies: accepted }).win;
    const callMethod = vi.fn<(...values: unknown[]) => void>();
    Object.assign(fbq ?? {}, { callMethod });
    fbq?.("track", "Lead");
    expect(callMethod.mock.calls).toEqual([["track", "Lead"]]);
    expect(fbq?.queue).toHaveLength(3);
  });

  test("is not left when the yes is withdrawn in a language without a script", () => {
    const { page, leaveDocument } = openPage({ locale: "ja_JP", cookies: accepted });
    page.answer("refused");
    expect(leaveDocument).not.toHaveBeenCalled();
  });

  test("recognises its own cookie, not one whose name starts the same", () => {
    const cookies = { tracking_consent_of_another: "x", ...accepted };
    expect(openPage({ cookies }).scripts()).toHaveLength(1);
  });

  test("loads a script with its hash, if the site names one", () => {
    const script = { address: "https://pixel.example/x.js", id: "x", integrity: "sha384-abc" };
    const own = { siteId: 9, tracking: { en_US: script } };
    const text = consentText("accepted", { now, configuration: trackingConfiguration(own) });
    const { win } = openPage({ settings: own, cookies: { tracking_consent: text } });
    expect(win.document.querySelector("script")).toMatchObject({
      integrity: "sha384-abc",
      crossOrigin: "anonymous",
    });
  });

  test("removes what it can when the yes is withdrawn, and leaves the document", () => {
    const cookies = { ...accepted, _fbc: `fb.1.${now}.${click}`, _fbp: "fb.1.1.2" };
    const { page, win, kept, allowScriptsFrom, leaveDocument } = openPage({ cookies });
    const own = win.document.createElement("script");
    win.document.head.append(own);
    page.answer("refused");
    expect([...win.document.querySelectorAll("script")]).toEqual([own]);
    expect([win.fbq, win._fbq]).toEqual([undefined, undefined]);
    expect(allowScriptsFrom).toHaveBeenLastCalledWith(undefined);
    expect(Object.fromEntries(kept)).toEqual(refused);
    expect(leaveDocument).toHaveBeenCalledOnce();
  });
});

describe("tracking a registration", () => {
  test("[TRACK-01] [TRACK-03] sends one event with the click, through our own server", async () => {
    const { page, api } = openPage({ cookies: accepted });
    await page.trackRegistration(registered);
    await page.trackRegistration(registered);
    expect(api.sent.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: "/fb_tracking",
        body: {
          eventName: "CompleteRegistration",
          eventTime: 1_795_188_610,
          eventID: expect.stringMatching(/^[0-9a-f-]{32,36}$/),
          userData: {
            external_id: expect.stringMatching(/^[0-9a-f]{64}$/),
            fbc: `fb.1.${now}.${click}`,
          },
          customData: { currency: "VND" },
        },
      },
    ]);
    expect(JSON.stringify(api.sent)).not.toContain(String(registered.memberId));
  });

  test("sends one event when it is reported twice at once", async () => {
    const { page, api } = openPage({ cookies: accepted });
    await Promise.all([page.trackRegistration(registered), page.trackRegistration(registered)]);
    expect(api.sent).toHaveLength(1);
  });

  test("sends another event for a second member on the same page", async () => {
    const { page, api } = openPage({ cookies: accepted });
    await page.trackRegistration(registered);
    await page.trackRegistration({ ...registered, memberId: 88_214 });
    expect(api.sent).toHaveLength(2);
  });

  test("does not say which member it was on a page without a secure address", async () => {
    vi.stubGlobal("isSecureContext", false);
    const { page, api } = openPage({ cookies: accepted });
    await page.trackRegistration(registered);
    expect(api.sent[0]?.body).toMatchObject({ userData: { fbc: `fb.1.${now}.${click}` } });
    expect(JSON.stringify(api.sent)).not.toContain("external_id");
  });

  test.each([
    ["without a click", undefined],
    ["with a click that was emptied", ""],
  ])("%s sends the event without one", async (_, text) => {
    const { page, api, kept } = openPage({ cookies: accepted });
    kept.delete("_fbc");
    if (text !== undefined) kept.set("_fbc", text);
    await page.trackRegistration(registered);
    expect(api.sent[0]?.body).toMatchObject({ userData: { external_id: expect.any(String) } });
    expect(JSON.stringify(api.sent)).not.toContain("fbc");
  });

  test("sends nothing once another tab has withdrawn the yes", async () => {
    const { page, api, kept } = openPage({ cookies: accepted });
    kept.set("tracking_consent", refused.tracking_consent);
    await page.trackRegistration(registered);
    expect(api.sent).toEqual([]);
  });
});
