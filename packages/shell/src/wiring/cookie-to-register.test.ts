import { openedRegisterAtom } from "@naluma/register/open-register";
import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { cookieToRegister } from "./dialogs-of-visit.ts";

const kept = "i18n_redirected=en_US";

/** A document with these cookies; one with `Max-Age=0` goes. */
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

const open = (page: Page, isSignedIn = false) => {
  const store = createStore();
  cookieToRegister({ store, isSignedIn: () => isSignedIn }, page);
  return { isOpen: () => store.get(openedRegisterAtom) !== undefined };
};

test("[ROUTE-33] whoever asked for /register gets the dialog once, and the cookie goes", () => {
  const page = pageWith("isRouteRegister");
  expect(open(page).isOpen()).toBe(true);
  expect(page.cookie).toBe(kept);
  expect(open(page).isOpen()).toBe(false);
});

test("nobody else gets it", () => {
  expect(open(pageWith()).isOpen()).toBe(false);
});

test("a member gets no dialog, and the cookie goes", () => {
  const page = pageWith("isRouteRegister");
  expect(open(page, true).isOpen()).toBe(false);
  expect(page.cookie).toBe(kept);
});
