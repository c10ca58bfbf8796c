import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, test } from "vitest";
import { createOutage, outageIn } from "./outage.ts";
import { isBusy } from "./retry.ts";

const coded = (code: string, message = "refused") => Object.assign(new Error(message), { code });
const query = (cause: Error) => new DrizzleQueryError("insert into t values ($1)", ["7"], cause);

describe("an outage", () => {
  test.each([
    coded("53100", "could not extend file: No space left on device"),
    coded("53300", "sorry, too many clients already"),
    coded("57P01", "terminating connection due to administrator command"),
    coded("57P03", "the database system is starting up"),
    coded("58030", "could not write"),
    coded("ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:5432"),
    coded("57014", "canceling statement due to statement timeout"),
    new Error("Query read timeout"),
    new Error("timeout expired"),
    new Error("Connection terminated unexpectedly"),
    new Error("Client has encountered a connection error and is not queryable"),
  ])("an outage is recognised by %s", (error) => {
    expect(outageIn(error)).toBe(error.message);
    expect(outageIn(query(error))).toBe(error.message);
  });

  test.each([
    coded("23505", "duplicate key"),
    coded("40001", "could not serialize access"),
    coded("57014", "canceling statement due to user request"),
    new Error("a bug"),
    "no error",
  ])("%s is not an outage", (error) => {
    expect(outageIn(error)).toBeUndefined();
  });

  test.each([
    coded("55P03", "canceling statement due to lock timeout"),
    new Error("timeout exceeded when trying to connect"),
  ])("waiting for what others hold is not an outage: %s", (error) => {
    for (const one of [error, query(error)])
      expect([isBusy(one), outageIn(one)]).toEqual([true, undefined]);
    expect(isBusy(new Error("timeout expired"))).toBe(false);
  });

  test("an outage is logged once while it lasts, and a later one again", () => {
    const lines: string[] = [];
    let now = 0;
    const outage = createOutage(
      (line) => lines.push(line),
      () => now,
    );
    const full = query(coded("53100", "No space left on device"));
    for (; now < 300_000; now += 20_000) expect(outage(full)).toBe(true);
    expect(lines).toEqual([expect.stringMatching(/503: No space left on device$/)]);
    expect(outage(new Error("a bug"))).toBe(false);
    now += 100_000;
    outage(full);
    expect(lines).toHaveLength(2);
  });
});
