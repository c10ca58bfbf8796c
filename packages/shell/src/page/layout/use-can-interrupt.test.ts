// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { canInterrupt } from "./use-can-interrupt.ts";

afterEach(() => document.body.replaceChildren());

const page = { game: "none", path: "/", document } as const;

test("a page without a game or a form may be interrupted", () => {
  document.body.innerHTML = `<form><input name="account"></form>`;
  expect(canInterrupt(page)).toBe(true);
});

test.each(["hidden", "submit", "button", "reset", "image", "checkbox", "radio", "range"])(
  "a field of the kind %s does not count as typed text",
  (type) => {
    document.body.innerHTML = `<form><input type="${type}" value="1"></form>`;
    expect(canInterrupt(page)).toBe(true);
  },
);

test("a read-only field does not count as typed text", () => {
  document.body.innerHTML = `<form><input readonly value="lotus88"></form>`;
  expect(canInterrupt(page)).toBe(true);
});

test.each(["starting", "open", "quitting"] as const)(
  "nothing opens by itself over a game that is %s",
  (game) => {
    expect(canInterrupt({ ...page, game })).toBe(false);
  },
);

test("nothing opens by itself on the page of a game", () => {
  expect(canInterrupt({ ...page, path: "/play" })).toBe(false);
});

test.each([
  ["a login", `<form><input name="account" value="lotus88"><input type="password"></form>`],
  ["a registration", `<form><textarea>words</textarea></form>`],
  ["a bank account", `<form><input name="number" value="0123"></form>`],
  ["a transfer", `<form><input inputmode="decimal" value="5"></form>`],
  ["a search", `<div role="search"><input role="combobox" value="drag"></div>`],
])("nothing opens by itself over %s that holds input", (_, html) => {
  document.body.innerHTML = html;
  expect(canInterrupt(page)).toBe(false);
  for (const field of document.querySelectorAll<HTMLInputElement>("input, textarea"))
    field.value = "";
  expect(canInterrupt(page)).toBe(true);
});
