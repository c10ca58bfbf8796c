import { expect, it } from "vitest";
import { capabilities, namedCapabilities, readCapabilities } from "./capabilities.ts";

it.each([
  ["nothing", {}, []],
  ["two, in any order", { records: 1, activity: 1 }, ["activity", "records"]],
  ["a name of a later day", { horoscopes: 1, records: 1 }, ["records"]],
  ["a later version", { records: 2, receipts: 1 }, ["receipts"]],
  ["a version that is no number", { records: "1", receipts: true, devices: null }, []],
  ["a name that every object has", { toString: 1, constructor: 1 }, []],
])("of a platform that names %s the client uses what it knows", (_, named, read) => {
  expect(readCapabilities(named)).toEqual(read);
});

it("a platform that has everything names everything", () => {
  expect(readCapabilities(namedCapabilities(capabilities))).toEqual(capabilities);
});
