// @vitest-environment jsdom
import { expect, test } from "vitest";
import { fillNewFields, noFields, readFields, writeField } from "./form-fields.ts";

function formOf(html: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = html;
  return form;
}

const whole = `
  <input name="account" value="anna" />
  <textarea name="words">hello</textarea>
  <select name="currency"><option>VND</option><option selected>USD</option></select>
  <input name="agreed" type="checkbox" checked />
  <input name="off" value="no" disabled />
  <input name="kind" type="radio" value="a" checked /><input name="kind" type="radio" value="b" />
  <button name="go">Go</button>`;

test.each([
  ["account", "anna"],
  ["words", "hello"],
  ["currency", "USD"],
  ["agreed", true],
])("%s holds %j", (name, value) => {
  expect(readFields(formOf(whole), [name])).toEqual([[name, value]]);
});

test.each([
  ["line", " \u202aanna\u202c ", "anna"],
  ["figures", " １২३.5 ", "123.5"],
  ["code", "123-456", "123456"],
  ["verbatim", " my \u200bsecret ", " my \u200bsecret "],
])("a field of a %s containing %j has the value %j", (reader, typed, meant) => {
  const form = formOf(`<input name="it" data-reader="${reader}" />`);
  writeField(form, "it", typed);
  expect(readFields(form, ["it"])).toEqual([["it", meant]]);
});

test.each(["off", "kind", "go", "unknown"])("%s is left to its own component", (name) => {
  expect(readFields(formOf(whole), [name])).toEqual([]);
});

test("nothing is read or written without a form", () => {
  expect(readFields(null, ["account"])).toEqual([]);
  expect(() => writeField(null, "account", "x")).not.toThrow();
});

test.each([
  ["account", "bert"],
  ["currency", "VND"],
  ["agreed", false],
] as const)("%s accepts %j", (name, value) => {
  const form = formOf(whole);
  writeField(form, name, value);
  expect(readFields(form, [name])).toEqual([[name, value]]);
});

test("a field that reappears gets its value back, and text typed before hydration stays", () => {
  const form = formOf(`<input name="account" value="typed early" />`);
  const known = noFields();
  const values = [
    ["account", ""],
    ["zalo", "anna"],
  ] as const;
  fillNewFields(form, values, known);
  expect(readFields(form, ["account"])).toEqual([["account", "typed early"]]);

  form.insertAdjacentHTML("beforeend", `<input name="zalo" />`);
  fillNewFields(form, values, known);
  expect(readFields(form, ["zalo"])).toEqual([["zalo", "anna"]]);

  writeField(form, "zalo", "changed");
  fillNewFields(form, values, known);
  expect(readFields(form, ["zalo"])).toEqual([["zalo", "changed"]]);
});

test("a whole form that reappears gets its values back", () => {
  const known = noFields();
  const values = [["account", "anna"]] as const;
  fillNewFields(formOf(`<input name="account" value="" />`), values, known);
  const again = formOf(`<input name="account" value="" />`);
  fillNewFields(again, values, known);
  expect(readFields(again, ["account"])).toEqual([["account", "anna"]]);
});

test("values changed before the first form appeared are in its fields", () => {
  const form = formOf(`<input name="account" value="typed early" /><input name="code" value="" />`);
  const values = [
    ["account", ""],
    ["code", "LOTUS7"],
  ] as const;
  fillNewFields(form, values, noFields(), (name) => name === "code");
  expect(readFields(form, ["account", "code"])).toEqual([
    ["account", "typed early"],
    ["code", "LOTUS7"],
  ]);
});
