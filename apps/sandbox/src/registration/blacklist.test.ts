import { describe, expect, test } from "vitest";
import {
  hasTrouble,
  isAddressBlacklisted,
  isContactBlacklisted,
  isMailBlacklisted,
  isNameBlacklisted,
  smsTrouble,
} from "./blacklist.ts";

test.each([
  ["blank", ""],
  ["unverifiable", "0900000099"],
  ["unpaid", "0900000103"],
  ["ask service", "0900000104"],
  // A country code in front does not make it a different number.
  ["unpaid", "84900000103"],
  // A registration with such a phone is refused, with a code of its own.
  [undefined, "0900000215"],
  [undefined, "0900001103"],
  [undefined, "09000001030"],
  [undefined, "103"],
])("the SMS problem is %s for the phone '%s'", (trouble, phone) => {
  expect(smsTrouble(phone)).toBe(trouble);
});

test("a phone has exactly one of the four problems", () => {
  const troubles = ["blacklisted", "unverifiable", "unpaid", "ask service"] as const;
  const found = troubles.filter((one) => hasTrouble("0900000215", one));
  expect(found).toEqual(["blacklisted"]);
});

describe("the blacklist", () => {
  test.each([
    [true, "mallory"],
    [true, "Mallory Black"],
    [true, "黑名单"],
    [false, "mallory white"],
    [false, "mallor"],
  ])("it is %s that the name '%s' is refused", (isUnwanted, name) => {
    expect(isNameBlacklisted(name)).toBe(isUnwanted);
  });

  test.each([
    [true, "a@trash.example"],
    [true, "B@Trash.Example"],
    [false, "a@trash.example.org"],
    [false, "a@mail.trash.example"],
    [false, "trash.example"],
    [false, ""],
  ])("it is %s that the mail address '%s' is refused", (isUnwanted, mail) => {
    expect(isMailBlacklisted(mail)).toBe(isUnwanted);
  });

  test.each([
    [true, "203.0.113.218"],
    [false, "203.0.113.21"],
    [false, "203.0.113.2180"],
  ])("it is %s that the IP address %s is refused", (isUnwanted, address) => {
    expect(isAddressBlacklisted(address)).toBe(isUnwanted);
  });

  test.each([
    [true, "blocked.contact"],
    [true, "Blocked.Contact"],
    [false, "blocked.contacts"],
  ])("it is %s that the contact '%s' is refused", (isUnwanted, contact) => {
    expect(isContactBlacklisted(contact)).toBe(isUnwanted);
  });
});
