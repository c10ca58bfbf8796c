// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { writeErrorHead } from "./error-screen.tsx";

afterEach(() => document.head.replaceChildren());

const robots = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="robots"]')].map(
    ({ content }) => content,
  );

test("an error of a component sets its title, and keeps the page out of search engines while it is shown", () => {
  const takeBack = writeErrorHead(document, "500 - Internal Server Error");
  expect(document.title).toBe("500 - Internal Server Error");
  expect(robots()).toEqual(["noindex"]);
  takeBack();
  expect(robots()).toEqual([]);
});

test("an error head that the server already wrote is not written twice, and stays", () => {
  document.head.innerHTML = '<meta name="robots" content="noindex">';
  writeErrorHead(document, "404 - Page Not Found")();
  expect(robots()).toEqual(["noindex"]);
});
