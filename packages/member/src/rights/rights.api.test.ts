import { refused, type Reply } from "@naluma/api-client/api.fake";
import { expect, test } from "vitest";
import { fakeMember } from "../member.fake.ts";
import {
  agentLevelNamesQuery,
  cashSurplusQuery,
  friendBonusQuery,
  isRecommendShown,
  recommendBlockQuery,
} from "./rights.api.ts";

const asking = (replies: Readonly<Record<string, () => Reply>>, signedIn = true) => {
  const { member, api } = fakeMember({ replies, signedIn });
  const { queryClient, session } = member.ports;
  return { api, queryClient, asker: { api, who: session.current(), siteId: 9 } };
};

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [undefined, false, false],
  [true, undefined, false],
])(
  "[MEMBER-24] a friend bonus %s and a block %s: recommend is shown, %s",
  (bonus, block, shown) => {
    expect(isRecommendShown(bonus, block)).toBe(shown);
  },
);

test.each([1, 0])("[MEMBER-25] the bonus request has currency and site: %s", async (flag) => {
  const { api, queryClient, asker } = asking({
    "/bonus_setting/check": () => ({ data: { is_friend: flag } }),
  });
  expect(await queryClient.fetchQuery(friendBonusQuery(asker))).toBe(flag === 1);
  expect(api.sent.at(-1)?.body).toEqual({ member_currency: "USD", site_id: 9 });
});

test.each([
  ["100", false],
  ["101", true],
  ["104", true],
  ["999", false],
])(
  "[MEMBER-29] [MEMBER-30] the application check answers %s: blocked is %s",
  async (code, blocked) => {
    const { api, queryClient, asker } = asking({
      "/member/apply_for_agent/check": () => (code === "100" ? { data: null } : refused(code)),
    });
    expect(await queryClient.fetchQuery(recommendBlockQuery(asker))).toBe(blocked);
    expect(api.sent.at(-1)?.body).toEqual({ agent_id: 7, apply_agent_flag: 0 });
  },
);

test.each([1, 0])("[MEMBER-26] the cash surplus follows its active flag: %s", async (active) => {
  const { api, queryClient, asker } = asking({
    "/arks/web/cash_surplus/check": () => ({ data: { active } }),
  });
  expect(await queryClient.fetchQuery(cashSurplusQuery(asker))).toBe(active === 1);
  expect(api.sent.at(-1)?.body).toEqual({ site_id: 9, currency: "USD" });
});

test("[MEMBER-31] names of levels are loaded for any type but 1, the plain member", async () => {
  const names = { detail: [{ agent_level: 2, name: "Senior partner" }] };
  const { api, queryClient, asker } = asking({
    "/arks/web/agent-level-rename": () => ({ data: names }),
  });
  for (const type of [undefined, 1])
    expect(agentLevelNamesQuery(asker, type).queryFn).toBeTypeOf("symbol");
  expect(api.sent).toEqual([]);
  const read = await queryClient.fetchQuery(agentLevelNamesQuery(asker, 2));
  expect(read.get(2)).toBe("Senior partner");
});

test("no call is made for a visitor", () => {
  const { asker } = asking({}, false);
  for (const query of [friendBonusQuery, recommendBlockQuery, cashSurplusQuery])
    expect(query(asker).queryFn).toBeTypeOf("symbol");
});
