import type { Reply } from "@naluma/api-client/api.fake";

/** A running envelope and roulette, an upcoming one of each, and winnings. */
export const campaignsOnWire = {
  campaigns: [
    {
      id: 11,
      kind: "red_envelope",
      name: "Friday envelope",
      state: "running",
      start_at: "2026-11-20T04:00:00.000Z",
      end_at: "2099-11-28T03:59:59.000Z",
      currency: "USD",
      cost: "0.00",
      times: 1,
      per: "campaign",
      left: 1,
      least: "1.00",
      most: "88.00",
      condition: "",
      prizes: [],
    },
    {
      id: 12,
      kind: "roulette",
      name: "Daily wheel",
      state: "running",
      start_at: "2026-11-01T04:00:00.000Z",
      end_at: "2099-12-01T03:59:59.000Z",
      currency: "USD",
      cost: "2.00",
      times: 3,
      per: "day",
      left: 2,
      least: "0.50",
      most: "18.00",
      condition: "Members with a deposit this week.",
      prizes: [
        { prize_id: 1, prize_name: "Eighteen", amount: "18.00", chance: "0.125" },
        { prize_id: 2, prize_name: "Half", amount: "0.50", chance: "0.625" },
        { prize_id: 3, prize_name: "A cap", amount: null, chance: "0.25" },
      ],
    },
    {
      id: 13,
      kind: "red_envelope",
      name: "New year envelope",
      state: "coming",
      start_at: "2099-12-31T04:00:00.000Z",
      end_at: "2100-01-02T03:59:59.000Z",
      currency: "USD",
      cost: "0.00",
      times: 1,
      per: "campaign",
      left: 1,
      least: "8.88",
      most: "8.88",
      condition: "",
      prizes: [],
    },
  ],
  won: [
    {
      id: 2,
      kind: "roulette",
      name: "Daily wheel",
      amount: "18.00",
      currency: "USD",
      at: "2026-11-22T13:15:00.000Z",
    },
    {
      id: 1,
      kind: "roulette",
      name: "A cap",
      amount: null,
      currency: "USD",
      at: "2026-11-21T13:15:00.000Z",
    },
  ],
} as const;

export const campaignsReply = (): Reply => ({ data: campaignsOnWire });

export const noCampaigns = (): Reply => ({ data: { campaigns: [], won: [] } });
