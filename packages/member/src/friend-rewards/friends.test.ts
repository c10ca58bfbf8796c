import { expect, test } from "vitest";
import { fakeMember } from "../member.fake.ts";
import { inviteLink, type FriendFilters } from "./friend.ts";
import { friendsQuery, invitationQuery } from "./friends.api.ts";
import { friendsReply, invitationReply } from "./friends.fake.ts";

const everybody: FriendFilters = { rewarded: false, account: "", from: "", to: "" };

const asking = (signedIn = true) => {
  const { member, api } = fakeMember({
    signedIn,
    replies: {
      "/services/v1/member/friends": friendsReply,
      "/services/v1/member/invitation": invitationReply,
    },
  });
  const { queryClient, session } = member.ports;
  return { api, queryClient, who: session.current() };
};

test("an invitation is read with what a friend earns and has earned", async () => {
  const { api, queryClient, who } = asking();
  expect(await queryClient.fetchQuery(invitationQuery(api, who))).toEqual({
    code: "K7RMW2QX",
    currency: "USD",
    reward: "10.00",
    stake: "50.00",
    friends: 4,
    rewarded: 2,
    earned: "20.00",
  });
});

test("a list of friends reads as many pages as requested, each from the end of the previous one", async () => {
  const { api, queryClient, who } = asking();
  const one = await queryClient.fetchQuery(friendsQuery(api, who, everybody, 1));
  expect(one.friends.map(({ id }) => id)).toEqual([4, 3]);
  const two = await queryClient.fetchQuery(friendsQuery(api, who, everybody, 3));
  expect(two.friends.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  expect(two.next).toBeNull();
  expect(two.friends[1]).toMatchObject({
    account: "an****2",
    rewardedAt: new Date("2026-11-20T18:00:00Z"),
    amount: "10.00",
  });
  expect(api.sent.map(({ body }) => body)).toEqual([
    { rewarded: false },
    { rewarded: false },
    { rewarded: false, after: "1.3" },
  ]);
  const both = await queryClient.fetchQuery(friendsQuery(api, who, everybody, 2));
  expect(both.friends).toHaveLength(4);
});

test("only the chosen filters are sent", async () => {
  const { api, queryClient, who } = asking();
  const filters = { rewarded: true, account: "", from: "2026-11-01", to: "2026-11-20" };
  await queryClient.fetchQuery(friendsQuery(api, who, filters, 1));
  expect(api.sent.at(-1)?.body).toEqual({ rewarded: true, from: "2026-11-01", to: "2026-11-20" });
});

test("no call is made for days in the wrong order, nor for a visitor", () => {
  const wrong = { ...everybody, from: "2026-11-20", to: "2026-11-19" };
  const { api, who } = asking();
  expect(friendsQuery(api, who, wrong, 1).queryFn).toBeTypeOf("symbol");
  const visitor = asking(false);
  expect(friendsQuery(api, visitor.who, everybody, 1).queryFn).toBeTypeOf("symbol");
  expect(invitationQuery(api, visitor.who).queryFn).toBeTypeOf("symbol");
});

test("the link is the site's own address, whatever the code contains", () => {
  expect(inviteLink("https://naluma.example", "K7RMW2QX")).toBe(
    "https://naluma.example/?invite=K7RMW2QX",
  );
  expect(inviteLink("https://naluma.example", "a&b=c")).toBe(
    "https://naluma.example/?invite=a%26b%3Dc",
  );
});

test("the link to the next page remains after the pages that were read", async () => {
  const friend = (id: number) => ({
    id,
    account: `an****${id}`,
    joined_at: "2026-11-20T18:00:00Z",
    rewarded_at: null,
    amount: null,
  });
  const { member, api } = fakeMember({
    replies: {
      "/services/v1/member/friends": ({ body }) => {
        const id = Number(Reflect.get(Object(body), "after") ?? 0) + 1;
        return { data: { list: [friend(id)], currency: "USD", next: String(id) } };
      },
    },
  });
  const { queryClient, session } = member.ports;
  const two = await queryClient.fetchQuery(friendsQuery(api, session.current(), everybody, 2));
  expect([two.friends.map(({ id }) => id), two.next]).toEqual([[1, 2], "2"]);
});
