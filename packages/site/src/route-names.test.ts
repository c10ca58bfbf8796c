import { describe, expect, test } from "vitest";
import { routeName, routeNameIn } from "./route-names.ts";

const two = ["naluma.example", "naluma.vn.example"];

describe("with several domains", () => {
  test("[I18N-18] a route of the default language carries the suffix", () => {
    expect(routeNameIn("discount", { locale: "en_US", domains: two })).toBe("discount___default");
    expect(routeNameIn("discount___default", { locale: "en_US", domains: two })).toBe(
      "discount___default",
    );
  });

  test("[I18N-18] the suffix is removed in every other language", () => {
    expect(routeNameIn("discount___default", { locale: "vi_VN", domains: two })).toBe("discount");
    expect(routeNameIn("discount", { locale: "vi_VN", domains: two })).toBe("discount");
  });
});

test.each([[[]], [["naluma.example"]]])(
  "with %j route names are plain in every language",
  (domains) => {
    expect(routeNameIn("main-id", { locale: "en_US", domains })).toBe("main-id");
    expect(routeNameIn("main-id___default", { locale: "en_US", domains })).toBe("main-id");
  },
);

test("a path is named after the route that it matches", () => {
  const plain = { locale: "en_US", domains: [] } as const;
  expect(routeName("/", plain)).toBe("index");
  expect(routeName("/user/Info", plain)).toBe("user-Info");
  expect(routeName("/discount/", plain)).toBe("discount");
  expect(routeName("/discount/spring%20cup", plain)).toBe("discount-id");
  expect(routeName("/no/such/page", plain)).toBe("other");
  expect(routeName("/", { locale: "en_US", domains: two })).toBe("index___default");
});
