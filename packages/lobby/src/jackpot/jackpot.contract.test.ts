import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getJackpot } from "./jackpot.api.ts";

const examples = examplesOf(getJackpot);
const body = { currency: "VND" } as const;

test("the call is shown in both envelopes", () => {
  expect(examples.filter(({ isSuccess }) => isSuccess).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["success", "success_header_form"]),
  );
});

test.each(examples)("[LOBBY-32] the total of the jackpot is read: $name", async (example) => {
  const { jackpot_amount_total } = example.data as { jackpot_amount_total: string };
  expect(await answerTo(getJackpot, body, example)).toMatchObject({
    ok: true,
    data: jackpot_amount_total,
  });
});
