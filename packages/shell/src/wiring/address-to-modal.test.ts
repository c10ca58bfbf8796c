import { expect, test } from "vitest";
import { addressToModal, modalAskedIn } from "./address-to-modal.ts";

const opened = (search: string, isSignedIn = false) => {
  const names: string[] = [];
  addressToModal(search, {
    isSignedIn: () => isSignedIn,
    openLogin: () => names.push("login"),
    openRegister: () => names.push("register"),
    openNews: () => names.push("news"),
  });
  return names;
};

test.each([
  ["?modal=news", ["news"]],
  ["?a=1&modal=login", ["login"]],
  ["?modal=register&invite=ab", ["register"]],
  ["?modal=nobody-knows", []],
  ["?modal=", []],
  ["", []],
])("%j opens %j", (search, names) => expect(opened(search)).toEqual(names));

test("who is logged in already is asked neither to log in nor to register", () => {
  expect(opened("?modal=login", true)).toEqual([]);
  expect(opened("?modal=register", true)).toEqual([]);
});

test("an address asks for a dialog by its name, known or not", () => {
  expect(modalAskedIn("?modal=nobody-knows")).toBe("nobody-knows");
  expect(modalAskedIn("?modal=")).toBeUndefined();
  expect(modalAskedIn("?modalities=login")).toBeUndefined();
});
