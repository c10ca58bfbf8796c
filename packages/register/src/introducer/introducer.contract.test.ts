import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { checkAgentDomain, checkLink, getAgentCurrency } from "./introducer.api.ts";

const links = examplesOf(checkLink).filter(({ isSuccess }) => isSuccess);
const bodies = [
  ["a code", { site_id: 9, recommend_code: "LOTUS7" }],
  ["an agent", { site_id: 9, agent_id: 10023 }],
] as const;

for (const [what, body] of bodies)
  test.each(links)(
    `[REG-18] ${what} is verified, and read as valid or not: $name`,
    async (example) => {
      const wire = example.data as { is_valid: number };
      expect(await answerTo(checkLink, body, example)).toMatchObject({
        ok: true,
        data: { isValid: wire.is_valid === 1 },
      });
    },
  );

test.each(examplesOf(getAgentCurrency))(
  "[REG-19] the currency of an agent, or the refusal, is read: $name",
  async (example) => {
    const { isSuccess, code, message, data } = example;
    expect(await answerTo(getAgentCurrency, { id: 10023 }, example)).toEqual(
      isSuccess
        ? { ok: true, message, data: { currency: (data as { currency: string }).currency } }
        : { ok: false, refusal: { code, message, data, status: 200 } },
    );
  },
);

test.each(examplesOf(checkAgentDomain))(
  "[REG-21] host and site are sent; the domain's agent and currency are read: $name",
  async (example) => {
    const wire = example.data as { agent_id: number | null; currency: string | null };
    expect(
      await answerTo(checkAgentDomain, { host: "vip.example.com", site_id: 9 }, example),
    ).toMatchObject({
      ok: true,
      data: {
        agentId: wire.agent_id === null ? undefined : String(wire.agent_id),
        currency: wire.currency ?? undefined,
      },
    });
  },
);
