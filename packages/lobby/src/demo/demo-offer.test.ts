import { openSite } from "@naluma/site/settings.fake";
import { expect, test } from "vitest";
import { offersDemosOf } from "./demo-offer.ts";

const at = (client: "desktop" | "mobile" | "app", isDemo = false) => ({
  settings: { ...openSite, isDemo },
  client,
});

test.each(["GPR8", "GPJD", "GPFC", "GPJL"])("demos of %s are for desktops", (provider) => {
  expect(offersDemosOf(provider, at("desktop"))).toBe(true);
  expect(offersDemosOf(provider, at("mobile"))).toBe(false);
  expect(offersDemosOf(provider, at("app"))).toBe(false);
});

test("all others run everywhere, but on a demonstration site none does", () => {
  expect(offersDemosOf("GPHL", at("mobile"))).toBe(true);
  expect(offersDemosOf("GPHL", at("desktop", true))).toBe(false);
});
