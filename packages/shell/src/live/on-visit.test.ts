// @vitest-environment jsdom
import { keepWantedGame, type Launcher } from "@naluma/game-launcher";
import { openedRegisterAtom } from "@naluma/register/open-register";
import type { NamedGame } from "@naluma/site/game";
import { openSite } from "@naluma/site/settings.fake";
import { localKeys, sessionKeys } from "@naluma/site/stored";
import { createStore } from "jotai/vanilla";
import { afterEach, expect, test, vi } from "vitest";
import { createApp } from "../page/app/app.ts";
import { cookieLeft, modalAskedIn } from "../page/routing/redirects.ts";
import { onModalAsked, onRegisterCookie, onRouteCookie, onVisit } from "./on-visit.ts";

afterEach(() => {
  for (const name of ["isFastDeposit", "isRouteRegister"])
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  history.replaceState(null, "", "/");
  sessionStorage.clear();
});

const opened = (search: string, isSignedIn = false) => {
  const names: string[] = [];
  onModalAsked(search, {
    isSignedIn: () => isSignedIn,
    openLogin: () => names.push("login"),
    openRegister: () => names.push("register"),
    openNews: () => names.push("news"),
  });
  return names;
};

test.each([
  ["?modal=news", ["news"]],
  ["?a=1&modal=login", ["login"]],
  ["?modal=register&invite=ab", ["register"]],
  ["?modal=nobody-knows", []],
  ["?modal=", []],
  ["", []],
])("%j opens %j", (search, names) => expect(opened(search)).toEqual(names));

test("a logged-in member is asked neither to log in nor to register", () => {
  expect(opened("?modal=login", true)).toEqual([]);
  expect(opened("?modal=register", true)).toEqual([]);
});

test("an address requests a dialog by its name, known or not", () => {
  expect(modalAskedIn("?modal=nobody-knows")).toBe("nobody-knows");
  expect(modalAskedIn("?modal=")).toBeUndefined();
  expect(modalAskedIn("?modalities=login")).toBeUndefined();
});

const kept = "i18n_redirected=en_US";

/** A document with these cookies; setting one with `Max-Age=0` removes it. */
class Page {
  readonly #cookies = new Map([["i18n_redirected", "en_US"]]);

  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  set cookie(text: string) {
    const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=");
    if (text.includes("Max-Age=0")) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

function pageWith(...names: string[]): Page {
  const page = new Page();
  for (const name of names) page.cookie = `${name}=true`;
  return page;
}

const visitWith = (page: Page, isSignedIn = false) => {
  const store = createStore();
  onRegisterCookie({ store, isSignedIn: () => isSignedIn }, page);
  return { isOpen: () => store.get(openedRegisterAtom) !== undefined };
};

test("[ROUTE-33] a visitor who opened /register gets the dialog once, and the cookie is deleted", () => {
  const page = pageWith("isRouteRegister");
  expect(visitWith(page).isOpen()).toBe(true);
  expect(page.cookie).toBe(kept);
  expect(visitWith(page).isOpen()).toBe(false);
});

test("a visitor who requested no registration gets none", () => {
  expect(visitWith(pageWith()).isOpen()).toBe(false);
});

test("a member gets no dialog, and the cookie is deleted", () => {
  const page = pageWith("isRouteRegister");
  expect(visitWith(page, true).isOpen()).toBe(false);
  expect(page.cookie).toBe(kept);
});

const lobby = {
  settings: openSite,
  template: "desktop",
  locale: "en_US",
  currency: "USD",
  releaseId: "1",
} as const;

test.each([
  ["/faq", null],
  ["/", "1"],
])(
  "a player who arrived by /fastDeposit is asked at home and nowhere else: %s",
  async (path, asked) => {
    history.replaceState(null, "", path);
    document.cookie = "isFastDeposit=true; Path=/";
    onRouteCookie(createApp(lobby, window), window);
    // What it would load is there, so that two turns later it would have asked.
    await import("./windows/fast-deposit.ts");
    await vi.dynamicImportSettled();
    expect(sessionStorage.getItem(sessionKeys.fastDepositAsked)).toBe(asked);
  },
);

test("a link to /register inside the page opens the registration as well", async () => {
  const app = createApp(lobby, window);
  const launcher = { endLeftover: () => Promise.resolve() } as Partial<Launcher> as Launcher; // nothing else is called
  onVisit(app, launcher, window);
  document.cookie = "isRouteRegister=true; Path=/";
  document.dispatchEvent(new Event(cookieLeft));
  await vi.waitFor(() => expect(app.store.get(openedRegisterAtom)).toBeDefined());
  expect(document.cookie).not.toContain("isRouteRegister");
});

interface Visit {
  readonly arriving?: Promise<void>;
  readonly isMember?: boolean;
}

/** A visit to this address, of a player who may be about to be logged in by it. */
function visit(search: string, { arriving, isMember = false }: Visit = {}) {
  history.replaceState(null, "", `/${search}`);
  const app = { ...createApp(lobby, window), arriving: () => arriving };
  const endLeftover = vi.fn(() => Promise.resolve());
  const play = vi.fn<Launcher["play"]>();
  const anna = { memberId: 8, account: "anna", currency: "USD", token: "s2.b" };
  if (isMember) app.session.signIn(anna);
  const launcher = { endLeftover, play, opensWindow: () => false } as Partial<Launcher> as Launcher; // nothing else is called
  onVisit(app, launcher, window);
  return { app, play };
}

const wanted: NamedGame = {
  providerId: "GPHL",
  type: 2,
  gameCode: "G1",
  name: "Fox",
  providerName: "Harbourline",
  picture: "",
  customized: false,
  extra: undefined,
};

test.each([true, false])(
  "the game for which a login reloaded the page starts only for a member (a member: %s)",
  async (isMember) => {
    keepWantedGame(sessionStorage, wanted);
    const { app, play } = visit("", { isMember });
    await new Promise((resolve) => setTimeout(resolve));
    expect(play).toHaveBeenCalledTimes(isMember ? 1 : 0);
    app.session.clear();
  },
);

test("an address that logs the player in opens its dialog afterwards, as it was requested then", async () => {
  const login = Promise.withResolvers<void>();
  localStorage.setItem(localKeys.skipReloadGetInfo, "1");
  const { app } = visit("?modal=register", { arriving: login.promise });
  history.replaceState(null, "", "/");
  await new Promise((resolve) => setTimeout(resolve));
  expect(app.store.get(openedRegisterAtom)).toBeUndefined();
  expect(localStorage.getItem(localKeys.skipReloadGetInfo)).toBe("1");
  login.resolve();
  await vi.waitFor(() => expect(app.store.get(openedRegisterAtom)).toBeDefined());
});

test("a visit without a login deletes what a reload stored for it", () => {
  localStorage.setItem(localKeys.skipReloadGetInfo, "1");
  visit("");
  expect(localStorage.getItem(localKeys.skipReloadGetInfo)).toBeNull();
});
