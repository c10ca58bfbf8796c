// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { interceptMemberLinks } from "./windows.ts";

const game = { isOpen: true };
const page = vi.fn<(path: string, isNewTab: boolean) => void>();
interceptMemberLinks(document, {
  isGameOpen: () => game.isOpen,
  windows: { page },
  operatorAddresses: ["https://operator.example/records"],
});

beforeEach(() => {
  game.isOpen = true;
  page.mockClear();
});

/** Clicks the text inside a link; returns true if the link would be followed. */
function follows(
  href: string,
  { target = "", ...keys }: MouseEventInit & { target?: string } = {},
) {
  document.body.innerHTML = `<a href="${href}" target="${target}"><b>More</b></a>`;
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  let isFollowed = true;
  const link = document.querySelector("a");
  // Here the router or the browser would navigate; jsdom does not.
  link?.addEventListener("click", (event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  });
  document.querySelector("b")?.dispatchEvent(press);
  return isFollowed;
}

test.each([
  "/user",
  "/user/Deposit",
  "/Deposit",
  "/deposit",
  "/proxy?page=Register#new",
  "/fastPayment",
])("a link to %s asks first while a game is open", (path) => {
  expect(follows(path)).toBe(false);
  expect(page).toHaveBeenCalledExactlyOnceWith(path, false);
});

test.each([
  ["in this tab", "", false],
  ["in a tab of its own", "_blank", true],
])("a link to a page that the operator has instead asks, %s", (_, target, isNewTab) => {
  expect(follows("https://operator.example/records", { target })).toBe(false);
  expect(page).toHaveBeenCalledExactlyOnceWith("https://operator.example/records", isNewTab);
});

test("a link that opens a tab of its own asks, too", () => {
  expect(follows("/user", { target: "_blank" })).toBe(false);
  expect(page).toHaveBeenCalledExactlyOnceWith("/user", true);
});

test.each([
  ["to a page for everybody", "/faq", {}],
  ["to a page that only begins like one of a member's", "/users", {}],
  ["off the site", "https://elsewhere.example/user", {}],
  ["that is pressed for a new tab", "/user", { ctrlKey: true }],
])("a link %s is followed", (_, href, keys) => {
  expect(follows(href, keys)).toBe(true);
  expect(page).not.toHaveBeenCalled();
});

test("without a game every link is followed", () => {
  game.isOpen = false;
  expect(follows("/user")).toBe(true);
  expect(page).not.toHaveBeenCalled();
});
