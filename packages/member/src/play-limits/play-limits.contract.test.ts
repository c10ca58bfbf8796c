import * as v from "valibot";
import { expect, test } from "vitest";
import { excludeSelf, getLimits, keepLimit, setLimit, takeTimeOut } from "./play-limits.api.ts";
import { afterTomorrow, limitsOnWire } from "./play-limits.fake.ts";

test.each([getLimits, setLimit, keepLimit, takeTimeOut])(
  "every call but one answers with the current limits: $path",
  ({ reads }) => {
    const pending = { size: null, from: afterTomorrow };
    const wire = limitsOnWire({ "loss day": { size: "50.00", used: "-3.00", pending } });
    const read = v.parse(reads, wire);
    expect(read.currency).toBe("USD");
    expect(read.limits).toHaveLength(9);
    expect(read.limits[3]).toEqual({
      kind: "loss",
      period: "day",
      size: "50.00",
      used: "-3.00",
      resetsAt: new Date("2026-11-24T04:00:00.000Z"),
      pending: { size: null, from: new Date(afterTomorrow) },
    });
    expect(read.timeOutUntil).toBeNull();
    expect(read.breaks.map(({ kind }) => kind)).toEqual([
      ...Array<string>(3).fill("time-out"),
      ...Array<string>(3).fill("self-exclusion"),
    ]);
  },
);

test("only an unknown limit or break is left out", () => {
  const wire = limitsOnWire();
  const read = v.parse(getLimits.reads, {
    ...wire,
    limits: [...wire.limits, { ...wire.limits[0], period: "year" }],
    breaks: [...wire.breaks, { kind: "time-out", length: "2-days", until: afterTomorrow }],
  });
  expect(read.limits).toHaveLength(9);
  expect(read.breaks).toHaveLength(6);
});

test("self-exclusion returns its end", () => {
  expect(v.parse(excludeSelf.reads, { until: afterTomorrow })).toEqual({
    until: new Date(afterTomorrow),
  });
});
