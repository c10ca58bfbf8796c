import type { LedgerReport } from "@naluma/sandbox/ledger/audit";
import { minorUnits } from "@naluma/sandbox/money";
import * as v from "valibot";
import type { Heard } from "./client.ts";
import { BrokenRule } from "./rules.ts";
import type { SandboxProcess } from "./sandbox-process.ts";

/*
 * Red envelopes and a roulette that the operator creates before anybody plays. The sandbox draws what they pay, so it
 * is known from the responses and, after a kill, from the ledger.
 */

/** A member claims the first once, and never exhausts the others. */
const envelopeTimes = [1, 1_000] as const;
const draws = 1_000;

export interface Gifts {
  readonly envelopes: readonly { readonly id: number; readonly times: number }[];
  readonly roulette: {
    readonly id: number;
    readonly draws: number;
    /** Minor units by prize_id; 0 for a prize that wins nothing. */
    readonly prizes: ReadonlyMap<number, bigint>;
  };
}

const made = v.object({
  data: v.object({
    id: v.number(),
    prizes: v.array(
      v.object({
        prize_id: v.number(),
        amounts: v.nullable(v.object({ USD: v.string() })),
      }),
    ),
  }),
});

export const makeGifts = async (sandbox: SandboxProcess): Promise<Gifts> => {
  const make = async (campaign: Readonly<Record<string, unknown>>) => {
    const end_at = Date.now() + 24 * 60 * 60_000;
    const body = { name: { en_US: "A gift" }, per: "campaign", end_at, ...campaign };
    return v.parse(made, await sandbox.operator("/campaigns", body)).data;
  };
  const offer = { currency: "USD", budget: "1000000.00" };
  const [once, often] = [
    await make({
      kind: "red_envelope",
      times: envelopeTimes[0],
      currencies: [{ ...offer, least: "0.01", most: "9.99" }],
    }),
    await make({
      kind: "red_envelope",
      times: envelopeTimes[1],
      currencies: [{ ...offer, least: "0.01", most: "0.99" }],
    }),
  ];
  const roulette = await make({
    kind: "roulette",
    times: draws,
    currencies: [offer],
    prizes: [
      { name: { en_US: "Two" }, amounts: { USD: "2.00" }, weight: 1 },
      { name: { en_US: "Some" }, amounts: { USD: "0.37" }, weight: 2 },
      { name: { en_US: "Nothing" }, amounts: null, weight: 1 },
    ],
  });
  return {
    envelopes: [once, often].map(({ id }, place) => ({ id, times: envelopeTimes[place] ?? 1 })),
    roulette: {
      id: roulette.id,
      draws,
      prizes: new Map(
        roulette.prizes.map(({ prize_id, amounts }) => [
          prize_id,
          minorUnits(amounts?.USD ?? "") ?? 0n,
        ]),
      ),
    },
  };
};

export type GiftAction =
  | { readonly do: "claim"; readonly key: string; readonly envelope: number }
  | { readonly do: "spin"; readonly key: string };

export const isGift = <Other extends { readonly do: string }>(
  action: GiftAction | Other,
): action is GiftAction => action.do === "claim" || action.do === "spin";

const refusal = v.object({ code: v.string() });
const claimed = v.object({ code: v.literal("100"), data: v.object({ cash: v.string() }) });
const spun = v.object({
  code: v.literal("100"),
  data: v.object({ prize_id: v.number(), remaining_draws: v.number() }),
});

/** The sandbox shows at most this many gifts of a member. */
const maxShown = 50;
const shown = v.object({
  data: v.object({
    campaigns: v.array(v.object({ id: v.number(), left: v.number() })),
    won: v.array(v.unknown()),
  }),
});

/** A member's own gifts, as known from the responses. */
export interface KnownGifts {
  /**
   * Records a response. @returns the minor units that it paid
   * @throws BrokenRule if the member must not receive this response
   */
  take(action: GiftAction, heard: Heard): bigint;
  /** The amount in the ledger beyond the responses; undefined if it holds no further gift. */
  news(report: LedgerReport): bigint | undefined;
  /** Whether the gift certainly pays: not a spin that may win nothing, nor a claim beyond the limit. */
  paysAlways(action: GiftAction): boolean;
  /**
   * Compares the gifts shown to the member with the responses.
   *
   * @throws BrokenRule
   */
  compare(promotions: Heard): void;
}

const kinds = ["red-envelope", "roulette"];

export const createKnownGifts = (memberId: number, gifts: Gifts): KnownGifts => {
  const taken = new Map<number, number>();
  let [paid, count] = [0n, 0];

  const note = (campaign: number, amount: bigint): bigint => {
    taken.set(campaign, (taken.get(campaign) ?? 0) + 1);
    paid += amount;
    if (amount > 0n) count += 1;
    return amount;
  };
  const wrong = (action: GiftAction, { status, body }: Heard) =>
    new BrokenRule(
      "answered",
      `member ${memberId}: the ${action.do} ${action.key} got ${status} ${JSON.stringify(body)}`,
    );
  const { envelopes, roulette } = gifts;
  const timesOf = new Map<number, number>([
    ...envelopes.map(({ id, times }) => [id, times] as const),
    [roulette.id, roulette.draws],
  ]);
  const leftOf = (campaign: number) => (timesOf.get(campaign) ?? 0) - (taken.get(campaign) ?? 0);

  return {
    take: (action, heard) => {
      if (heard.status !== 200) throw wrong(action, heard);
      if (action.do === "claim") {
        if (leftOf(action.envelope) === 0) {
          if (v.parse(refusal, heard.body).code !== "102") throw wrong(action, heard);
          return 0n;
        }
        const amount = v.is(claimed, heard.body) ? minorUnits(heard.body.data.cash) : undefined;
        if (amount === undefined) throw wrong(action, heard);
        return note(action.envelope, amount);
      }
      const amount = v.is(spun, heard.body)
        ? roulette.prizes.get(heard.body.data.prize_id)
        : undefined;
      if (amount === undefined) throw wrong(action, heard);
      const won = note(roulette.id, amount);
      const { remaining_draws } = v.parse(spun, heard.body).data;
      if (remaining_draws !== leftOf(roulette.id)) throw wrong(action, heard);
      return won;
    },
    news: ({ accounts, transactions }) => {
      const own = new Set(
        accounts.filter(({ owner }) => owner === `member:${memberId}`).map(({ id }) => id),
      );
      const parts = transactions
        .filter(({ kind }) => kinds.includes(kind))
        .flatMap(({ entries }) => entries.filter(({ account_id }) => own.has(account_id)));
      const sum = parts.reduce((total, { amount }) => total + amount, 0n);
      return parts.length === count && sum === paid ? undefined : sum - paid;
    },
    paysAlways: (action) => action.do === "claim" && leftOf(action.envelope) > 0,
    compare: ({ body }) => {
      const { campaigns, won } = v.parse(shown, body).data;
      const isWrong = campaigns.some(({ id, left }) => timesOf.has(id) && left !== leftOf(id));
      if (isWrong || won.length !== Math.min(count, maxShown))
        throw new BrokenRule(
          "shown",
          `member ${memberId}: shown ${JSON.stringify(body)}, answered ${count} gifts, ${JSON.stringify([...taken])}`,
        );
    },
  };
};
