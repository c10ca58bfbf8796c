import type { Api } from "@naluma/api-client";
import { createQueryClient } from "@naluma/api-client/query-client";
import { openSite } from "@naluma/site/settings.fake";
import * as v from "valibot";
import { expect, test } from "vitest";
import { quickBetsQuery } from "./quick-bets-query.ts";

const own = { host: "lobby.example", origin: "https://lobby.example" };

async function ask(url: string, isRefused = false) {
  const asked: string[] = [];
  const api: Api = {
    send: () => Promise.reject(new Error("nothing is sent")),
    read: async (call, body) => {
      asked.push(`${call.path} ${JSON.stringify(body)}`);
      if (isRefused && call.path === "/check_iframe") throw new Error("must not be framed");
      return v.parse(call.reads, { detail: { url, gp_id: "GPTM" } });
    },
    abortMemberCalls: () => undefined,
    holdMemberCalls: () => undefined,
  };
  const site = {
    settings: {
      ...openSite,
      allowHttp: false,
      frameOrigins: ["https://bets.example", "https://lobby.example."],
    },
    template: "desktop",
    client: "desktop",
    currency: "USD",
  } as const;
  const answer = await createQueryClient().fetchQuery(
    quickBetsQuery(api, site, "en_US", () => own),
  );
  return { answer, asked };
}

test("the platform is asked whether this very address may be framed, and then it is framed", async () => {
  const { answer, asked } = await ask("https://bets.example/quick?op=9");
  expect(answer).toEqual({
    address: "https://bets.example/quick?op=9",
    providerId: "GPTM",
  });
  expect(asked[1]).toBe('/check_iframe {"url":"https://bets.example/quick?op=9"}');
});

test.each([
  "javascript:alert(1)",
  "http://bets.example/quick",
  "https://elsewhere.example/quick",
  "https://lobby.example/quick",
  "https://lobby.example./quick",
])("%s is never framed, and the platform is not asked about it", async (url) => {
  const { answer, asked } = await ask(url);
  expect(answer).toBeNull();
  expect(asked).toHaveLength(1);
});

test("[LOBBY-81] an address that the platform lets nobody frame is an error", async () => {
  await expect(ask("https://bets.example/quick", true)).rejects.toThrow("must not be framed");
});
