// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { modulesOf, preloadRoutes, watchLinks } from "./route-preload.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

const link = (href: string) => {
  const made = document.createElement("a");
  made.href = href;
  made.append(document.createElement("b"));
  document.body.append(made);
  return made;
};

const point = (at: Element) =>
  at.dispatchEvent(new Event("pointerover", { bubbles: true, composed: true }));

test("[SHELL-10] a page is prefetched 100 ms after its link was pointed at, not before", () => {
  const preload = vi.fn();
  watchLinks(document, preload);
  point(link("/faq?x=1").querySelector("b") ?? document.body);
  vi.advanceTimersByTime(99);
  expect(preload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(preload.mock.calls).toEqual([["/faq"]]);
});

test("[SHELL-10] a pointer that only passes over a link fetches nothing", () => {
  const preload = vi.fn();
  watchLinks(document, preload);
  point(link("/faq"));
  vi.advanceTimersByTime(50);
  point(document.body);
  vi.advanceTimersByTime(500);
  expect(preload).not.toHaveBeenCalled();
});

test("a focused link counts as pointed at", () => {
  const preload = vi.fn();
  watchLinks(document, preload);
  link("/discount").focus();
  vi.advanceTimersByTime(100);
  expect(preload).toHaveBeenCalledWith("/discount");
});

test.each([
  ["a focus that goes on", () => link("/discount"), "blur"],
  ["a pointer that leaves the page", () => document.documentElement, "pointerleave"],
] as const)("%s fetches nothing", (_, from, type) => {
  const preload = vi.fn();
  watchLinks(document, preload);
  const target = from();
  if (target instanceof HTMLAnchorElement) target.focus();
  else point(link("/discount"));
  vi.advanceTimersByTime(99);
  if (type === "blur") target.blur();
  else target.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(500);
  expect(preload).not.toHaveBeenCalled();
});

test("links off the site, to the current page and into another window fetch nothing", () => {
  const preload = vi.fn();
  watchLinks(document, preload);
  const elsewhere = link("/faq");
  elsewhere.target = "_blank";
  for (const one of [link("https://other.example/faq"), link("/#games"), elsewhere]) {
    point(one);
    vi.advanceTimersByTime(200);
  }
  expect(preload).not.toHaveBeenCalled();
});

const routes = {
  root: { id: "root", path: "", module: "/root.js" },
  lobby: { id: "lobby", parentId: "root", module: "/lobby.js" },
  home: { id: "home", parentId: "lobby", index: true, module: "/home.js" },
  faq: { id: "faq", parentId: "lobby", path: "faq/:id", module: "/faq.js", imports: ["/text.js"] },
  none: { id: "none", parentId: "root", path: "*", module: "/none.js" },
};

test("a page's files are those of its route and of the frame around it", () => {
  expect(modulesOf("/", routes)).toEqual(["/root.js", "/lobby.js", "/home.js"]);
  expect(modulesOf("/faq/3", routes)).toEqual(["/root.js", "/lobby.js", "/faq.js", "/text.js"]);
});

test("each file is fetched once, with the nonce of the page", () => {
  const meta = document.createElement("meta");
  meta.setAttribute("property", "csp-nonce");
  meta.nonce = "n-1";
  document.head.append(meta);
  preloadRoutes(Object.assign(window, { __reactRouterManifest: { routes } }));
  for (const href of ["/faq/3", "/faq/4"]) {
    point(link(href));
    vi.advanceTimersByTime(100);
  }
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
  expect(links.map(({ href }) => new URL(href).pathname)).toEqual([
    "/root.js",
    "/lobby.js",
    "/faq.js",
    "/text.js",
  ]);
  expect(links.every(({ nonce }) => nonce === "n-1")).toBe(true);
});
