import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { described } from "./log.ts";

const secrets = ["$argon2id$v=19$abc", "ida@example.com", "Ida Vale", "2147483648"];

const refused = (message: string, more: object = {}) =>
  Object.assign(new Error(message), {
    code: "22P02",
    detail: `Key (mail)=(${secrets[1]}) already exists.`,
    where: `unnamed portal parameter $1 = '${secrets[2]}'`,
    params: secrets,
    ...more,
  });

test.each([
  ["the query itself", refused("numeric field overflow")],
  ["a value that its message quotes", refused(`invalid input syntax: "${secrets.join('"')}"`)],
  ["a query within another error", new Error("Kept nothing", { cause: refused("overflow") })],
])("the log of a failed query contains no parameter: %s", (_, cause) => {
  const error = new DrizzleQueryError("insert into member values ($1)", secrets, cause);
  const line = described(error);
  for (const secret of secrets) expect(line).not.toContain(secret);
  expect(line).toContain("Failed query: insert into member values ($1)");
  expect(line).toContain("log.test.ts");
  expect(line).toContain("[22P02]");
});

test("the log of a failed query names the schema object that refused it", () => {
  const taken = refused('duplicate key value violates "x"', {
    code: "23505",
    table: "member",
    constraint: "member_account",
  });
  expect(described(taken)).toContain("(table member, constraint member_account)");
});

test("an error of our own is logged as it is", () => {
  expect(described(new TypeError("x is not a function"))).toMatch(
    /^TypeError: x is not a function\n +at /,
  );
  expect(described("gone")).toBe("gone");
});
