import { isUnanswered } from "@naluma/api-client";
import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { claimEnvelope, getEnvelope } from "./envelope.api.ts";
import { isEnvelopeOver } from "./envelope.codes.ts";

const split = <Example extends { isSuccess: boolean }>(examples: readonly Example[]) => ({
  successes: examples.filter(({ isSuccess }) => isSuccess),
  refusals: examples.filter(({ isSuccess }) => !isSuccess),
});

describe("red_envelope_promotion", () => {
  test.each(examplesOf(getEnvelope))(
    "[PROMO-01] [PROMO-02] is read as an envelope with its end, or none: $name",
    async (example) => {
      const end = Date.parse("2026-11-20T23:59:59-04:00");
      expect(await answerTo(getEnvelope, {}, example)).toMatchObject({
        ok: true,
        data: example.name === "success_none" ? undefined : { id: 77, endAt: end },
      });
    },
  );

  test("is aborted when the session ends", () => {
    expect(getEnvelope.abortedOn401).toBe(true);
    expect(claimEnvelope.abortedOn401).toBe(false);
  });

  test.each([
    [{ envelope: null }, true],
    [{}, true],
    [{ envelope: { id: "77", end_at: "2026-11-20T23:59:59Z" } }, true],
    [{ envelope: { id: 77, end_at: "tomorrow" } }, false],
    [{ envelope: { id: 77 } }, false],
    [null, false],
  ])("answers %j, which is readable: %s", (data, isRead) => {
    expect(v.safeParse(getEnvelope.reads, data).success).toBe(isRead);
  });
});

const claims = split(examplesOf(claimEnvelope));

test.each(claims.successes)(
  "[PROMO-01] [PROMO-05] the cash of a claim is read: $name",
  async (example) => {
    expect(await answerTo(claimEnvelope, { id: 77 }, example)).toMatchObject({
      ok: true,
      data: { cash: "18.88" },
    });
  },
);

test.each(claims.refusals)(
  "[PROMO-08] [PROMO-09] only 102 clears the envelope: $name",
  async (example) => {
    const answer = await answerTo(claimEnvelope, { id: 77 }, example);
    if (answer.ok) throw new Error("it is a refusal");
    expect(isEnvelopeOver(answer.refusal)).toBe(example.code === "102");
    expect(isUnanswered(answer.refusal)).toBe(false);
    expect(answer.refusal.message).toBe(example.message);
  },
);
