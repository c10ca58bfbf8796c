import { platform } from "@naluma/api-client/platform.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { openSite } from "@naluma/site/settings.fake";
import { expect, test } from "vitest";
import { lastPlayedQuery } from "./catalogue-reads.ts";

const site = {
  settings: openSite,
  template: "desktop",
  client: "desktop",
  currency: "USD",
} as const;

test("[LOBBY-83] the next member at a page is not shown what the one before has played", async () => {
  let player = 7;
  const api = platform(() => ({ list: [player] }));
  const client = createQueryClient();
  const playedBy = (memberId: number) => {
    player = memberId;
    return client.ensureQueryData(lastPlayedQuery({ api, site, locale: "en_US" }, memberId));
  };
  expect(await playedBy(7)).toEqual([7]);
  expect(await playedBy(8)).toEqual([8]);
});
