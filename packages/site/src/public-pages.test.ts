import { expect, it } from "vitest";
import { languageAddress, publicPageAt } from "./public-pages.ts";

it.each([
  ["/", "/"],
  ["/discount", "/discount"],
  ["/discount/3", "/discount/:id"],
  ["/discount/3/", "/discount/:id"],
  ["/gameHall/2", "/gameHall/:id"],
  ["/slotgame", "/slotgame"],
])("everybody may find %s", (path, page) => expect(publicPageAt(path)).toBe(page));

it.each([
  "/user",
  "/user/Letter",
  "/Deposit",
  "/proxy",
  "/fastPayment",
  "/play",
  "/loading",
  "/close",
  "/authCallback",
  "/no-such-path",
  "/vi_VN",
])("search engines may not list %s", (path) => expect(publicPageAt(path)).toBeUndefined());

it("an address names its language", () => {
  expect(languageAddress("https://play.example", "vi_VN", "/")).toBe("https://play.example/vi_VN");
  expect(languageAddress("https://play.example", "vi_VN", "/faq/3")).toBe(
    "https://play.example/vi_VN/faq/3",
  );
});
