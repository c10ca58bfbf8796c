// @vitest-environment jsdom
import { openedRegisterAtom } from "@naluma/register/open-register";
import { openSite } from "@naluma/site/settings.fake";
import { sessionKeys } from "@naluma/site/stored";
import { afterEach, expect, test, vi } from "vitest";
import { createApp } from "../app/app.ts";
import { cookieLeft } from "../routing/cookie-left.ts";
// Here before it is asked for, so that no test waits for it.
import { dialogsOfCookies } from "./dialogs-of-visit.ts";
import { asksForDialog, visitToDialogs } from "./visit-to-dialogs.ts";

afterEach(() => {
  for (const name of ["isFastDeposit", "isRouteRegister"])
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  history.replaceState(null, "", "/");
  sessionStorage.clear();
});

const home = "https://site.example/";

const visit = (cookie = "i18n_redirected=en_US", address = home) =>
  ({
    document: { cookie },
    performance: { getEntriesByType: () => [{ name: address }] },
  }) as const;

test.each([
  ["?modal=login", visit()],
  ["?tk=x&invite=LOTUS7", visit()],
  ["?id=10023", visit()],
  ["?currency=VND", visit()],
  ["", visit("a=b; isRouteRegister=true")],
  ["", visit("isFastDeposit=true; a=b")],
  // The player has gone on to another page meanwhile.
  ["", visit(undefined, `${home}?invite=LOTUS7`)],
])("the search %j may ask for a dialog", (search, page) => {
  expect(asksForDialog(page, search)).toBe(true);
});

test.each([
  ["", visit()],
  ["?gt_id=2&gp_id=GPKS", visit()],
  ["?modalities=login&member_id=3", visit()],
  ["", visit("isRouteRegister=; isFastDeposit=false")],
])("the search %j asks for none", (search, page) => {
  expect(asksForDialog(page, search)).toBe(false);
});

const page = {
  settings: openSite,
  template: "desktop",
  locale: "en_US",
  currency: "USD",
  releaseId: "1",
} as const;

test.each([
  ["/faq", null],
  ["/", "1"],
])("who came by /fastDeposit is asked at home and nowhere else: %s", (path, asked) => {
  history.replaceState(null, "", path);
  document.cookie = "isFastDeposit=true; Path=/";
  dialogsOfCookies(createApp(page, window), window);
  expect(sessionStorage.getItem(sessionKeys.fastDepositAsked)).toBe(asked);
});

test("a link to /register inside the page opens the registration as well", async () => {
  const app = createApp(page, window);
  visitToDialogs(app, window, "");
  document.cookie = "isRouteRegister=true; Path=/";
  document.dispatchEvent(new Event(cookieLeft));
  await vi.waitFor(() => expect(app.store.get(openedRegisterAtom)).toBeDefined());
  expect(document.cookie).not.toContain("isRouteRegister");
});
