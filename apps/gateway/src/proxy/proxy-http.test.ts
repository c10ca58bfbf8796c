import { expect, test } from "vitest";
import { compressed } from "./proxy-http.ts";

const asked = { "accept-encoding": "gzip, br" };
const large = { "content-type": "application/json; charset=utf-8", "content-length": "32768" };

test("a large answer is compressed for a browser that accepts brotli", () => {
  expect(compressed(asked, large)?.headers).toEqual({
    "content-encoding": "br",
    vary: "accept-encoding",
  });
});

test.each([
  ["is small", asked, { ...large, "content-length": "32767" }],
  ["does not say how large it is", asked, { ...large, "content-length": undefined }],
  ["is compressed already", asked, { ...large, "content-encoding": "gzip" }],
  ["is a picture", asked, { ...large, "content-type": "image/svg+xml" }],
  ["is asked for without brotli", { "accept-encoding": "gzip" }, large],
])("an answer that %s is passed on unchanged", (_, request, answer) => {
  expect(compressed(request, answer)).toBeUndefined();
});
