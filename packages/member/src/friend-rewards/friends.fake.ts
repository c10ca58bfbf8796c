import { refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import * as v from "valibot";

const friend = (id: number, account: string, rewarded = false) => ({
  id,
  account,
  joined_at: "2026-11-18T10:30:00.000Z",
  rewarded_at: rewarded ? "2026-11-20T18:00:00.000Z" : null,
  amount: rewarded ? "10.00" : null,
});

const everybody = [
  friend(4, "mi****7"),
  friend(3, "an****2", true),
  friend(2, "bo****1"),
  friend(1, "li****9", true),
];

const asked = v.looseObject({
  rewarded: v.optional(v.boolean()),
  account: v.optional(v.string()),
  after: v.optional(v.string()),
});

const answered = (list: readonly object[], next: string | null = null): Reply => ({
  data: { list, next, currency: "USD", totals: { friends: 4, rewarded: 2, earned: "20.00" } },
});

/** Two pages with two friends each; a search finds only `mia0007`. */
export function friendsReply({ body }: Sent): Reply {
  const { rewarded, account, after } = v.parse(asked, body);
  if (account !== undefined) return answered(account === "mia0007" ? everybody.slice(0, 1) : []);
  if (rewarded) return answered(everybody.filter(({ amount }) => amount !== null));
  return after === undefined
    ? answered(everybody.slice(0, 2), "1.3")
    : answered(everybody.slice(2));
}

export const invitationReply = (): Reply => ({
  data: {
    code: "K7RMW2QX",
    currency: "USD",
    reward: "10.00",
    stake: "50.00",
    friends: 4,
    rewarded: 2,
    earned: "20.00",
  },
});

interface Rights {
  readonly isFriend?: 0 | 1;
  /** The response code of the agent application's check. */
  readonly application?: string;
}

export const rightsReplies = ({ isFriend = 1, application = "100" }: Rights = {}) => ({
  "/bonus_setting/check": (): Reply => ({ data: { is_friend: isFriend } }),
  "/member/apply_for_agent/check": (): Reply =>
    application === "100" ? { data: null } : refused(application),
});
