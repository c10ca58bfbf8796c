import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getQuickBets } from "./quick-bets.api.ts";

const body = {
  currency: "VND",
  support_device: 1,
  domain: "play.example.com",
  site_id: 9,
} as const;

test.each(examplesOf(getQuickBets))(
  "the address of the quick bets, or why there is none, is read: $name",
  async (example) => {
    const answer = await answerTo(getQuickBets, body, example);
    if (example.isSuccess) {
      const { detail } = example.data as { detail: { url: string; gp_id: string } };
      expect(answer).toMatchObject({
        ok: true,
        data: { url: detail.url, provider: detail.gp_id },
      });
    } else expect(answer).toMatchObject({ ok: false, refusal: { code: example.code } });
  },
);
