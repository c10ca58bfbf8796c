import { expect, test } from "vitest";
import { brandSheet, type Brand } from "./brand.ts";

const brand = (dark: Record<string, string>, light: Record<string, string> = {}): Brand => ({
  logo: "",
  mark: "",
  colours: { dark, light },
});

test("a site's colours take the place of the design's, in each theme", () => {
  expect(brandSheet(brand({ accent: "#8fc4ff", bg: "#090d12" }, { accent: "#0b5394" }))).toBe(
    `:root,[data-theme="dark"]{--bg:#090d12;--accent:#8fc4ff}` +
      `:root[data-theme="light"],[data-theme="light"]{--accent:#0b5394}`,
  );
});

test("capital letters in a colour are accepted", () => {
  expect(brandSheet(brand({ accent: "#8FC4FF" }))).toBe(
    `:root,[data-theme="dark"]{--accent:#8FC4FF}`,
  );
});

test("a site without colours of its own adds nothing", () => {
  expect(brandSheet(brand({}))).toBe("");
});

test("an invalid colour or unknown token reaches no style sheet", () => {
  expect(brandSheet(brand({ accent: "red;}body{display:none", "no-token": "#ffffff" }))).toBe("");
});

test("a colour may be transparent, and otherwise has the length of a colour", () => {
  const dark = { glass: "#0f0a0ecc", line: "#0f0a0ec", bg: "#0f0a0e0" };
  expect(brandSheet(brand(dark))).toBe(`:root,[data-theme="dark"]{--glass:#0f0a0ecc}`);
});
