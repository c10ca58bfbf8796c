import { expect, test } from "vitest";
import { acceptedEncoding } from "./sealed-page.ts";

test.each([
  ["gzip, deflate, br", "br"],
  ["BR;q=0.1, gzip", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000, gzip;q=0.5", "gzip"],
  ["br;q=0.001", "br"],
  ["gzip;q=0", "identity"],
  ["brotli, x-gzip", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("a browser that accepts %j gets %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
