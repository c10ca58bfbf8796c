// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { drawNotice, noticeSettings } from "./reload-for-code.ts";

test("[SHELL-24] a page without any code of its own shows the upgrade notice in both languages, with a way on", () => {
  document.body.innerHTML = "<main>The lobby</main>";
  // As printed in a document.
  const settings = JSON.stringify(noticeSettings("/assets/later.css"));
  const { document: page } = window;
  const win = { document: page, location: { pathname: "/faq", search: "?id=3" } };
  runInNewContext(`(${drawNotice.toString()})(win,${settings})`, { win, Object });
  expect(document.title).toBe("500 - Internal Server Error");
  expect(document.querySelector("h1")?.textContent).toBe("网站版本升级中，请稍后再试");
  expect(document.querySelector("h1")?.lang).toBe("zh-Hans");
  expect(document.body.textContent).toContain(
    "The site is being upgraded. Please try again later. (500)",
  );
  expect(document.body.textContent).not.toContain("lobby");
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/faq?id=3");
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(document.querySelector('link[href="/assets/later.css"]')).not.toBeNull();
});
