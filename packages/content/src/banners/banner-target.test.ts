import { expect, test } from "vitest";
import { bannerTarget } from "./banner-target.ts";
import type { Banner } from "./banner.ts";

const game = {
  currency: "USD",
  type: 2,
  providerId: "GPHL",
  name: "Harbourline",
  customized: false,
};
const lead = (leads: Banner["leads"], url = "") =>
  bannerTarget({ leads, url, game }, { settings: { allowHttp: false }, currency: "USD" });

test("an address of another site is followed when it is https", () => {
  expect(lead("outside", "https://partner.example/cup")).toEqual({
    to: "address",
    href: "https://partner.example/cup",
  });
});

test.each([
  "http://partner.example",
  "javascript:alert(1)",
  "//partner.example",
  "/discount",
  "https:\\partner.example",
  "",
])("%j leads nowhere", (url) => expect(lead("outside", url)).toBeUndefined());

test("a path leads to a page of ours, where there is one", () => {
  expect(lead("inside", "/?promo=1")).toEqual({ to: "page", path: "/?promo=1" });
  expect(
    ["/no-such-page", "https://a.example/", "//a.example", ""].map((url) => lead("inside", url)),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

test("a game link leads to its games, unless it is meant for another currency", () => {
  expect(lead("game")).toEqual({ to: "games", game });
  const settings = { allowHttp: false };
  for (const link of [{ ...game, currency: "VND" }, undefined])
    expect(
      bannerTarget({ leads: "game", url: "", game: link }, { settings, currency: "USD" }),
    ).toBeUndefined();
});
