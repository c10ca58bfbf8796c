// @vitest-environment jsdom
import { codeLost, type LostPage } from "@naluma/ui/load-module";
import { RouterContextProvider, type DataStrategyResult } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { navigateInPage } from "./navigate-in-page.ts";

type Results = Record<string, DataStrategyResult>;

/** Navigates to a page of a router whose routes have these results; nothing waits for it after the test. */
function go(results: Results, left = new AbortController()) {
  onTestFinished(() => left.abort());
  const url = new URL("http://localhost/faq");
  const request = new Request(url, { signal: left.signal });
  const context = new RouterContextProvider();
  const asked = { request, url, params: {}, pattern: "/faq", context };
  return Promise.resolve(navigateInPage(asked, async () => results));
}

const lost: Results = {
  "/faq": { type: "error", result: new Error("code-lost /faq.js") },
};

/** The pages that were reported to the window as lost. */
function listen() {
  const pages: LostPage[] = [];
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) pages.push(event.detail);
  };
  window.addEventListener(codeLost, hear);
  onTestFinished(() => window.removeEventListener(codeLost, hear));
  return pages;
}

test("[SHELL-36] a page whose file cannot be loaded is reported, and shown as an error once it is given up", async () => {
  const pages = listen();
  const ended = vi.fn<(results: unknown) => void>();
  void go(lost).then(ended);
  await vi.waitFor(() => expect(pages.map(({ to }) => to)).toEqual(["http://localhost/faq"]));
  expect(ended).not.toHaveBeenCalled();
  // The network is back.
  window.dispatchEvent(new Event("online"));
  expect(pages).toHaveLength(2);
  pages.at(-1)?.giveUp();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(lost));
});

test("a player who has gone elsewhere is not led back to the lost page when the network returns", async () => {
  const pages = listen();
  const left = new AbortController();
  void go(lost, left);
  await vi.waitFor(() => expect(pages).toHaveLength(1));
  left.abort();
  window.dispatchEvent(new Event("online"));
  expect(pages).toHaveLength(1);
});

test("any other error of a page is left to the router", async () => {
  const pages = listen();
  const failed: Results = { "/faq": { type: "error", result: new Error("404") } };
  expect(await go(failed)).toBe(failed);
  expect(pages).toEqual([]);
});

test("a redirect by a route rule happens before anything else", async () => {
  const url = new URL("http://localhost/main");
  const context = new RouterContextProvider();
  const asked = { request: new Request(url), url, params: {}, pattern: "*", context };
  const next = vi.fn(async () => lost);
  const turned = Promise.resolve().then(() => navigateInPage(asked, next));
  await expect(turned).rejects.toMatchObject({ status: 302 });
  expect(next).not.toHaveBeenCalled();
});
