import { expect, test } from "vitest";
import { customerServiceAddress } from "./use-customer-service.ts";

const settings = { customerServiceUrl: "https://help.example/configured", allowHttp: false };

test.each([
  [
    { vi_VN: "https://help.example/vi", en_US: "https://help.example/en" },
    "https://help.example/vi",
  ],
  [
    // English is deliberately not the first.
    { th_TH: "https://help.example/th", en_US: "https://help.example/en" },
    "https://help.example/en",
  ],
  [{ th_TH: "https://help.example/th" }, "https://help.example/th"],
  [{ vi_VN: "javascript:alert(1)" }, "https://help.example/configured"],
  [{}, "https://help.example/configured"],
])("[SHELL-26] %j leads a reader of vi_VN to %s", (byLanguage, address) => {
  expect(customerServiceAddress(byLanguage, settings, "vi_VN")).toBe(address);
});

test("there is no link without an address that may be followed", () => {
  expect(
    customerServiceAddress({}, { ...settings, customerServiceUrl: "" }, "vi_VN"),
  ).toBeUndefined();
});
