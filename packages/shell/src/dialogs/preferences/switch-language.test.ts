import type { Locale } from "@naluma/site/locale";
import { createStore } from "jotai/vanilla";
import { beforeAll, expect, test, vi } from "vitest";
import type { App } from "../../page/app/app.ts";
import { words } from "../../words.ts";
import { fakePage } from "./page.fake.ts";
import { checkLanguage, switchLanguage } from "./switch-language.ts";

const settings = {
  languages: ["en_US", "th_TH", "zh_CN"] satisfies Locale[],
  languageCookie: "lang",
  crossOrigin: false,
};

function lobby({ playing = false } = {}) {
  const navigate = vi.fn<App["navigate"]>();
  const page = { locale: "en_US" as const, settings };
  return { store: createStore(), isPlaying: () => playing, navigate, page };
}

beforeAll(() => words.load("en_US"));

test("a chosen language waits for the change of route, then it is stored and the page is reloaded once", () => {
  const app = lobby();
  const page = fakePage("/?id=7");
  switchLanguage(app, "th_TH", page);
  expect(app.navigate).toHaveBeenCalledExactlyOnceWith("/?id=7", { replace: true });
  expect(page.jar.size).toBe(0);
  expect(page.location.reload).not.toHaveBeenCalled();

  checkLanguage(app, page);
  expect(Object.fromEntries(page.jar)).toEqual({ i18n_redirected: "th_TH", lang: "th_TH" });
  expect(page.location.reload).toHaveBeenCalledOnce();

  // The list of languages closes, which goes back in the history before the page is left.
  checkLanguage(app, page);
  expect(page.location.reload).toHaveBeenCalledOnce();
});

test.each([
  [false, "SameSite=Lax"],
  [true, "SameSite=None; Secure"],
])(
  "[I18N-17] [I18N-23] a chosen language is stored for a year, and if other origins frame the site (%j) with %s",
  (crossOrigin, rest) => {
    const app = lobby();
    const page = fakePage();
    const written = vi.spyOn(page.document, "cookie", "set");
    const site = { ...app.page, settings: { ...settings, crossOrigin } };
    switchLanguage(app, "th_TH", page);
    checkLanguage({ ...app, page: site }, page);
    expect(written.mock.calls.flat()).toEqual(
      ["i18n_redirected", "lang"].map((name) => `${name}=th_TH; Path=/; Max-Age=31536000; ${rest}`),
    );
  },
);

/** Browsers store a written cookie a moment later, at the latest when cookies are read. */
function slowCookies(page: ReturnType<typeof fakePage>) {
  const written: string[] = [];
  const { document } = page;
  return {
    ...page,
    document: {
      get cookie() {
        for (const text of written.splice(0)) document.cookie = text;
        return document.cookie;
      },
      set cookie(text: string) {
        written.push(text);
      },
    },
  };
}

test("the cookies are stored before the page is reloaded", () => {
  const app = lobby();
  const page = slowCookies(fakePage());
  let sent = {};
  page.location.reload.mockImplementation(() => (sent = Object.fromEntries(page.jar)));
  switchLanguage(app, "th_TH", page);
  checkLanguage(app, page);
  expect(sent).toEqual({ i18n_redirected: "th_TH", lang: "th_TH" });
});

test("a browser that stores no cookies does not reload the same page again", () => {
  const app = lobby();
  const cookieless = {
    get cookie() {
      return "";
    },
    set cookie(_text: string) {},
  };
  const page = { ...fakePage(), document: cookieless };
  switchLanguage(app, "th_TH", page);
  checkLanguage(app, page);
  expect(page.location.reload).not.toHaveBeenCalled();
});

test("choosing the language already shown does nothing", () => {
  const app = lobby();
  switchLanguage(app, "en_US", fakePage());
  expect(app.navigate).not.toHaveBeenCalled();
});

test.each([
  ["of this tab", true, "0"],
  ["of another tab", false, "1"],
])("a game %s refuses the choice", (_, playing, isPlay) => {
  const app = lobby({ playing });
  const page = fakePage();
  page.stored.set("isPlay", isPlay);
  switchLanguage(app, "th_TH", page);
  expect(app.navigate).not.toHaveBeenCalled();
  checkLanguage(app, page);
  expect(page.jar.size).toBe(0);
});

test.each([
  [{ i18n_redirected: "zh_CN", lang: "th_TH" }, 1],
  [{ lang: "th_TH" }, 1],
  [{ i18n_redirected: "en_US", lang: "th_TH" }, 0],
  [{ i18n_redirected: "ja_JP" }, 0],
  [{}, 0],
])("the cookies %j reload an English page %i times", (cookies, loads) => {
  const page = fakePage();
  for (const [name, value] of Object.entries(cookies)) page.jar.set(name, value);
  checkLanguage(lobby(), page);
  expect(page.location.reload).toHaveBeenCalledTimes(loads);
});

test("a choice interrupted by a game is dropped, and no later change of route revives it", () => {
  let playing = false;
  const app = { ...lobby(), isPlaying: () => playing };
  const page = fakePage();
  switchLanguage(app, "th_TH", page);
  playing = true;
  checkLanguage(app, page);
  playing = false;
  checkLanguage(app, page);
  expect(page.location.reload).not.toHaveBeenCalled();
});

test("a page with an open game is never reloaded, whatever the cookie says", () => {
  const page = fakePage();
  page.jar.set("i18n_redirected", "zh_CN");
  checkLanguage(lobby({ playing: true }), page);
  expect(page.location.reload).not.toHaveBeenCalled();
});
