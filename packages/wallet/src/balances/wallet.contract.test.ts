import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { returnAll, getBalanceBack, getWallet } from "./wallet.api.ts";

interface WireWallet {
  my_cash_list: { gp_id: string; is_light: number; icon_dark: string; cash: string }[];
  total: string;
}

test.each(examplesOf(getWallet))(
  "[WALLET-01] the wallet is read with its total and each provider's row: $name",
  async (example) => {
    const { my_cash_list, total } = example.data as WireWallet;
    expect(my_cash_list).not.toEqual([]);
    const answer = await answerTo(getWallet, {}, example);
    if (!answer.ok) throw new Error(answer.refusal.message);
    expect(answer.data.total).toBe(total);
    expect(answer.data.rows).toHaveLength(my_cash_list.length);
    expect(answer.data.rows).toEqual(
      expect.arrayContaining(
        my_cash_list.map((row) => ({
          provider: row.gp_id,
          light: row.is_light === 1,
          icon: row.icon_dark,
          cash: row.cash,
        })),
      ),
    );
  },
);

test.each(
  [returnAll, getBalanceBack].flatMap((call) =>
    examplesOf(call).map((example) => ({ ...example, call })),
  ),
)("a get-back is read by its code and message: $call.path $name", async ({ call, ...example }) => {
  const { code, message, data, isSuccess } = example;
  expect(await answerTo(call, {}, example)).toEqual(
    isSuccess
      ? { ok: true, data: null, message }
      : { ok: false, refusal: { code, message, data, status: 200 } },
  );
});
