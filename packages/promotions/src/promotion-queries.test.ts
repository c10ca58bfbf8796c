import type { Api } from "@naluma/api-client";
import { fakeApi, refused } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { fakeClock } from "@naluma/machine/clock.fake";
import { openSite, siteWithout } from "@naluma/site/settings.fake";
import { QueryObserver, type QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { campaignsQuery } from "./campaigns/campaigns.api.ts";
import { envelopeQuery } from "./envelope/envelope.api.ts";
import { drawsQuery, rouletteQuery } from "./roulette/roulette.api.ts";

const refusing = fakeApi({
  "/arks/web/activity/red_envelope_promotion": () => refused("199"),
  "/arks/web/activity/roulette": () => refused("199"),
  "/arks/web/activity/roulette/info": () => refused("199"),
  "/services/v1/member/promotions": () => refused("199"),
});
const site = { settings: openSite };

test.each<[string, (client: QueryClient) => Promise<unknown>]>([
  ["an envelope", (client) => client.fetchQuery(envelopeQuery(refusing, 7))],
  ["a wheel", (client) => client.fetchQuery(rouletteQuery(refusing, 7))],
  ["draws", (client) => client.fetchQuery(drawsQuery(refusing, 7))],
  ["campaigns", (client) => client.fetchQuery(campaignsQuery(refusing, site, "en_US", 7))],
])("%s that could not be read causes no message over the page", async (_, read) => {
  const notify = vi.fn<() => void>();
  await expect(read(createQueryClient(notify))).rejects.toThrow("Server says 199.");
  expect(notify).not.toHaveBeenCalled();
});

test("on a device that is an hour fast an envelope ends on time, even after a slow answer, and goes with its page", async () => {
  const hour = 3_600_000;
  const serverNow = Date.parse("2026-11-21T03:45:33Z");
  const clock = fakeClock(serverNow + hour);
  let answersWithin = 0;
  const platform = fakeApi({
    "/arks/web/activity/red_envelope_promotion": async () => {
      await clock.pass(answersWithin);
      return { data: { envelope: { id: 77, end_at: "2026-11-20 23:59:59" } } };
    },
  });
  const api: Api = {
    ...platform,
    async send(call, body, options) {
      const date = new Date(clock.now() - hour).toUTCString();
      const answer = await platform.send(call, body, options);
      return answer.ok ? { ...answer, date } : answer;
    },
  };
  const client = createQueryClient();
  const query = envelopeQuery(api, 7, clock);
  const shown = new QueryObserver(client, { ...query, enabled: false });
  const leave = shown.subscribe(() => undefined);
  const ends = Date.parse("2026-11-21T03:59:59Z") + hour;
  for (answersWithin of [0, 20_000]) {
    const read = await client.fetchQuery({ ...query, staleTime: 0 });
    expect(Math.abs((read.envelope?.endsAt ?? 0) - ends)).toBeLessThanOrEqual(1_000);
  }
  leave();
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toBeUndefined());
});

test("promotions are cached per member, and campaigns per language as well", () => {
  const keysOf = (memberId: number) =>
    [
      envelopeQuery(refusing, memberId),
      rouletteQuery(refusing, memberId),
      drawsQuery(refusing, memberId),
      campaignsQuery(refusing, site, "en_US", memberId),
      campaignsQuery(refusing, site, "hi_IN", memberId),
    ].map(({ queryKey }) => queryKey.join());
  expect(new Set([...keysOf(7), ...keysOf(8)]).size).toBe(10);
});

test("campaigns are requested only on a site with play money, as no other platform has the call", () => {
  const isAsked = (isOffered: boolean) =>
    typeof campaignsQuery(
      refusing,
      { settings: isOffered ? openSite : siteWithout("promotions") },
      "en_US",
      7,
    ).queryFn;
  expect([true, false].map(isAsked)).toEqual(["function", "symbol"]);
});
