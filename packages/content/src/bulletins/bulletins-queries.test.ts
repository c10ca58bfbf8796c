import { platform } from "@naluma/api-client/platform.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { openSite } from "@naluma/site/settings.fake";
import { expect, test } from "vitest";
import { placementAt } from "./bulletin.ts";
import { memberBulletinsQuery } from "./bulletins-queries.ts";

const site = { settings: openSite, client: "desktop" } as const;

test("[LOBBY-04] the next member at a page is shown no bulletin of the one before", async () => {
  let reader = 7;
  const api = platform(() => ({
    bulletins: {
      list: [{ id: reader, display_device: 1, display_content: 1, content: "", updated_at: "" }],
      setting: { display_frequency: 1 },
    },
  }));
  const client = createQueryClient();
  const shownTo = async (memberId: number) => {
    reader = memberId;
    const query = memberBulletinsQuery(api, site, "en_US", memberId, placementAt("/"));
    return (await client.ensureQueryData(query)).bulletins.map(({ id }) => id);
  };
  expect(await shownTo(7)).toEqual([7]);
  expect(await shownTo(8)).toEqual([8]);
});
