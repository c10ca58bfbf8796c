import type { Answers } from "../testing/fake-sandbox.ts";
import type { Campaign } from "./campaigns.api.ts";

export const envelope: Campaign = {
  id: 7,
  kind: "red_envelope",
  state: "running",
  name: { en_US: "Harbour evening" },
  outdated: [],
  start_at: "2026-11-20T10:00:00.000Z",
  end_at: "2099-12-01T10:00:00.000Z",
  times: 1,
  per: "day",
  condition: "none",
  members: ["lotus88"],
  currencies: [
    {
      currency: "USD",
      least: "8.88",
      most: "8.88",
      budget: "100.00",
      number: 0,
      required: "0.00",
      taken: 2,
      members: 2,
      paid: "17.76",
    },
  ],
  prizes: [],
};

export const wheel: Campaign = {
  ...envelope,
  id: 8,
  kind: "roulette",
  state: "coming",
  name: { en_US: "Harbour wheel", vi_VN: "Vòng quay bến cảng" },
  members: null,
  currencies: envelope.currencies.map((one) => ({ ...one, number: 500, taken: 3 })),
  prizes: [
    {
      prize_id: 1,
      name: { en_US: "Lantern" },
      outdated: [],
      amounts: { USD: "8.00" },
      weight: 1,
      chance: "25%",
      drawn: 1,
    },
    {
      prize_id: 2,
      name: { en_US: "Fog" },
      outdated: [],
      amounts: null,
      weight: 3,
      chance: "75%",
      drawn: 2,
    },
  ],
};

export const campaignAnswers: Answers = {
  "GET /sandbox/campaigns": {
    campaigns: [
      envelope,
      wheel,
      {
        ...envelope,
        id: 6,
        state: "ended",
        name: { en_US: "Lantern night" },
        currencies: envelope.currencies.map((one) => ({ ...one, least: "1.00" })),
      },
    ],
  },
};
