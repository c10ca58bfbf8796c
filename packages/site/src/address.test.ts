import { expect, test } from "vitest";
import { innerPath, outwardAddress, pictureAddress } from "./address.ts";

const allowed = { allowHttp: false };

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "https:\\\\evil.example",
  "https://user:secret@evil.example",
  "https://user@evil.example",
  "https://:secret@evil.example",
  "https:///evil.example",
  "http://plain.example",
  "/relative",
  "https://a.example/a b",
  "",
  undefined,
  42,
])("%s is not followed", (address) => {
  expect(outwardAddress(address, allowed)).toBeUndefined();
});

test("an https address is followed, and http only if the site's settings allow it", () => {
  expect(outwardAddress(" https://a.example/x?y=1 ", allowed)?.href).toBe(
    "https://a.example/x?y=1",
  );
  expect(outwardAddress("http://127.0.0.1:4200/play", { allowHttp: true })?.port).toBe("4200");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/a\\b",
  "deposit",
  undefined,
])("%s is not a path of ours", (path) => {
  expect(innerPath(path)).toBeUndefined();
});

test("a path of ours keeps its query and hash", () => {
  expect(innerPath("/user/Deposit?a=1#b")).toBe("/user/Deposit?a=1#b");
});

test.each([
  ["/media/logo.svg?v=2", "/media/logo.svg?v=2"],
  ["https://pictures.example/a.webp", "https://pictures.example/a.webp"],
  ["https://elsewhere.example/a.webp", undefined],
  ["https://pictures.example.evil.example/a.webp", undefined],
  ["https://pictures.example:8443/a.webp", undefined],
  ["http://pictures.example/a.webp", undefined],
  ["//pictures.example/a.webp", undefined],
  ["data:image/png;base64,AA", undefined],
  ["", undefined],
  [null, undefined],
])("the picture %j is shown from %j", (text, shown) => {
  const settings = { allowHttp: false, imageOrigins: ["https://pictures.example"] };
  expect(pictureAddress(text, settings)).toBe(shown);
});
