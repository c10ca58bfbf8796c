import { fakeApi } from "@naluma/api-client/api.fake";
import { answerTo, examplesOf, requestOf } from "@naluma/api-client/wire-examples";
import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { checkAgentDomain, checkLink, getAgentCurrency } from "./introducer.api.ts";
import { startIntroducer } from "./introducer.runner.ts";
import { fakePage } from "./page.fake.ts";

/** What is sent by an address, call by call, until nothing more is asked. */
async function sentBy(search: string): Promise<Record<string, unknown>> {
  const api = fakeApi({ [checkLink.path]: () => ({ data: { is_valid: 1 } }) });
  const { page } = fakePage(search);
  startIntroducer({ api, store: createStore(), siteId: 9, offered: ["USD"], page }).open();
  await expect.poll(() => api.paths()).toContain(checkAgentDomain.path);
  return Object.fromEntries(api.sent.map(({ path, body }) => [path, body]));
}

test("[REG-18] a link is asked about by site and code, or by site and agent", async () => {
  expect((await sentBy("?invite=LOTUS7"))[checkLink.path]).toEqual(requestOf(checkLink));
  expect((await sentBy("?id=10023"))[checkLink.path]).toEqual(requestOf(checkLink, "agent"));
});

test("[REG-19] an agent's currency is asked for by the id of the link", async () => {
  expect((await sentBy("?id=10023"))[getAgentCurrency.path]).toEqual(requestOf(getAgentCurrency));
});

test("[REG-21] a domain is asked about by host and site", async () => {
  const body = (await sentBy(""))[checkAgentDomain.path];
  expect(body).toEqual(requestOf(checkAgentDomain));
});

const links = examplesOf(checkLink).filter(({ isSuccess }) => isSuccess);
const bodies = [
  ["a code", { site_id: 9, recommend_code: "LOTUS7" }],
  ["an agent", { site_id: 9, agent_id: 10023 }],
] as const;

for (const [what, body] of bodies)
  test.each(links)(
    `[REG-18] ${what} is asked about, and read as valid or not: $name`,
    async (example) => {
      const wire = example.data as { is_valid: number };
      expect(await answerTo(checkLink, body, example)).toMatchObject({
        ok: true,
        data: { isValid: wire.is_valid === 1 },
      });
    },
  );

test.each(examplesOf(getAgentCurrency))(
  "[REG-19] the currency of an agent is read, or the refusal kept: $name",
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
  "[REG-21] host and site are sent; agent and currency of the domain are read: $name",
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
