import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getJackpot } from "./jackpot.api.ts";

const examples = examplesOf(getJackpot);
const body = { currency: "VND" } as const;

test.each(examples)("[LOBBY-32] the total of the jackpot is read: $name", async (example) => {
  const { jackpot_amount_total } = example.data as { jackpot_amount_total: string };
  expect(await answerTo(getJackpot, body, example)).toMatchObject({
    ok: true,
    data: jackpot_amount_total,
  });
});
