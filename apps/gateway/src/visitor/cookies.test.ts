import { expect, test } from "vitest";
import { readCookies } from "./cookies.ts";

test.each([
  [undefined, {}],
  ["", {}],
  ["template=mobile; currency=USD", { template: "mobile", currency: "USD" }],
  ["template=mobile;currency=USD", { template: "mobile", currency: "USD" }],
  // The cookie with the longer path is sent first (RFC 6265, 5.4).
  ["template=mobile; template=desktop", { template: "mobile" }],
  ["name=a%20b; sum=1=1", { name: "a b", sum: "1=1" }],
  ["broken=%E0%A4; template=mobile", { template: "mobile" }],
  ["broken=%E0%A4; broken=whole", { broken: "whole" }],
  ["=mobile; desktop", {}],
])("the cookies of %j are %j", (header, cookies) => {
  expect(readCookies(header)).toEqual(cookies);
});
