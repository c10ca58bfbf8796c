import { RefusedError } from "@naluma/api-client";
import { refused } from "@naluma/api-client/api.fake";
import type { Who } from "@naluma/site/who";
import { expect, test, vi } from "vitest";
import { activityQuery } from "./activity/activity.api.ts";
import { agentStatusQuery, reportQuery } from "./agent-centre/agent-centre.api.ts";
import { noFilters } from "./agent-centre/report.ts";
import { bankAccountsQuery } from "./bank-accounts/bank-accounts.api.ts";
import { friendsQuery, invitationQuery } from "./friend-rewards/friends.api.ts";
import { layoutQuery } from "./layout/layout.api.ts";
import { profileQuery } from "./layout/profile.api.ts";
import { lettersQuery } from "./letters/letters.api.ts";
import { fakeMember } from "./member.fake.ts";
import { limitsQuery } from "./play-limits/play-limits.api.ts";
import { sessionQuery } from "./reality-check/session.api.ts";
import {
  agentLevelNamesQuery,
  cashSurplusQuery,
  friendBonusQuery,
  recommendBlockQuery,
} from "./rights/rights.api.ts";

const told = vi.fn<() => void>();
const { member, api } = fakeMember({ notify: told });
const { queryClient } = member.ports;
const filters = { rewarded: false, account: "", from: "", to: "" };

const queriesOf = (who: Who) => {
  const asker = { api, who, siteId: 9 };
  return {
    layout: layoutQuery(api, who),
    profile: profileQuery(api, who),
    letters: lettersQuery(api, who, 9, "en_US"),
    activity: activityQuery(api, who, "day", undefined),
    limits: limitsQuery(api, who),
    session: sessionQuery(api, who),
    invitation: invitationQuery(api, who),
    friends: friendsQuery(api, who, filters, 1),
    accounts: bankAccountsQuery(api, who),
    agentStatus: agentStatusQuery(api, who, true),
    report: reportQuery(api, who, { report: "downline", filters: noFilters, pages: 1 }),
    bonus: friendBonusQuery(asker),
    block: recommendBlockQuery(asker),
    surplus: cashSurplusQuery(asker),
    levels: agentLevelNamesQuery(asker, 2),
  };
};

const ann = member.session.current();
const namesOf = (...members: readonly Who[]) =>
  members.flatMap((who) => Object.values(queriesOf(who)).map(({ queryKey }) => queryKey.join()));

test("nothing read for one member is shown elsewhere or to another member", () => {
  const bob: Who = { role: "member", memberId: 8, account: "bob", currency: "USD", demo: false };
  const names = namesOf(ann, bob);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  "letters",
  "activity",
  "limits",
  "session",
  "invitation",
  "friends",
  "accounts",
  "agentStatus",
  "report",
  "bonus",
  "block",
  "surplus",
  "levels",
] as const)("when %s cannot be read only the page that shows them says so", async (name) => {
  const { queryKey, meta = {} } = queriesOf(ann)[name];
  const queryFn = () => Promise.reject(new RefusedError(refused("999").refusal));
  await expect(
    queryClient.fetchQuery({ queryKey: [...queryKey], meta, queryFn }),
  ).rejects.toBeInstanceOf(RefusedError);
  expect(told).not.toHaveBeenCalled();
});

test.each(["activity", "limits", "session", "invitation", "friends", "report"] as const)(
  "the %s query changes with each round, so it is read again wherever it is shown",
  async (name) => {
    const { queryKey, staleTime } = queriesOf(ann)[name];
    const queryFn = vi.fn<() => Promise<string>>(async () => "read");
    const query = {
      queryKey: [...queryKey],
      queryFn,
      ...(typeof staleTime === "number" && { staleTime }),
    };
    await queryClient.fetchQuery(query);
    await queryClient.fetchQuery(query);
    expect(queryFn).toHaveBeenCalledTimes(2);
  },
);

test("the test member of a demo site exists on screen only, and makes no call", () => {
  const demo: Who = { role: "member", memberId: 0, account: "demo", currency: "USD", demo: true };
  const { profile, session, accounts, agentStatus, report, bonus, block, surplus, levels } =
    queriesOf(demo);
  const queries = [profile, session, accounts, agentStatus, report, bonus, block, surplus, levels];
  expect(queries.map(({ queryFn }) => typeof queryFn)).toEqual(queries.map(() => "symbol"));
});
