import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../bootstrap/paths.mjs";
import { readArguments } from "./arguments.ts";

const read = (...args: string[]) => readArguments(args, join(root, "apps/gateway/sites"));

it("a release is for everybody on all sites unless it says otherwise", () => {
  const plain = { percent: 100, site: undefined, since: undefined };
  expect(read("release", "lobby", "ui")).toEqual({
    command: "release",
    names: ["lobby", "ui"],
    ...plain,
  });
  expect(read("release", "lobby", "--percent", "10", "--site=2")).toMatchObject({
    percent: 10,
    site: "2",
  });
});

it.each([
  ["release lobby --site x", "--site x: expected the id of a site"],
  ["release lobby --site 0", "--site 0: expected the id of a site"],
  ["release lobby --site 99", "--site 99: there is no such site, expected "],
  ["rollback lobby --site 99", "--site 99: there is no such site, expected "],
  ["release lobby --percent 0", "--percent 0: expected a whole number from 1 to 100"],
  ["release lobby --percent 101", "--percent 101: expected"],
  ["release lobby --percent 1e1", "--percent 1e1: expected"],
  ["release lobby --sit 1", "Unknown option '--sit'"],
  ["rollback lobby --percent 10", "rollback takes no --percent"],
  ["release", "Which feature?"],
  ["list lobby", "list takes no names"],
  ["publish lobby", "publish is no command"],
])("%s is refused before anything is made", (line, reason) => {
  expect(() => read(...line.split(" "))).toThrow(reason);
});
