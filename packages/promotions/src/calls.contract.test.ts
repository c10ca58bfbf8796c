import type { Api } from "@naluma/api-client";
import { createQueryClient } from "@naluma/api-client/query-client";
import { ask, holdCalls } from "@naluma/api-client/wire-calls";
import { fakeClock } from "@naluma/machine/clock.fake";
import { openSite } from "@naluma/site/settings.fake";
import { createStore } from "jotai/vanilla";
import { expect, vi } from "vitest";
import { campaignsQuery, getCampaigns } from "./campaigns/campaigns.api.ts";
import { claimEnvelope, envelopeQuery, getEnvelope } from "./envelope/envelope.api.ts";
import { createEnvelopeClaim } from "./envelope/envelope.runner.ts";
import {
  drawsQuery,
  getRoulette,
  getRouletteInfo,
  rouletteQuery,
  spinRoulette,
} from "./roulette/roulette.api.ts";
import { startRoulette } from "./roulette/roulette.runner.ts";

const memberId = 88_213;
const key = "0d6c7c0e-52a3-4d0f-9a63-1f1f3d1a7b55";
const ignore = () => undefined;

async function spin(api: Api) {
  const roulette = startRoulette({
    api,
    memberId,
    store: createStore(),
    clock: fakeClock(),
    queryClient: createQueryClient(),
    prizes: () => [],
    random: () => 0,
    isMotionReduced: () => true,
    notify: ignore,
    onMoney: ignore,
  });
  roulette.send({ type: "opened" });
  await vi.waitFor(() => expect(roulette.getState().at).toBe("ready"));
  roulette.send({ type: "spin-pressed", key });
}

holdCalls(import.meta.dirname, [
  {
    title: "campaigns and winnings are asked for with nothing",
    send: (api) => ask(campaignsQuery(api, { settings: openSite }, "en_US", memberId)),
    sends: [[getCampaigns, {}]],
  },
  {
    title: "[PROMO-02] the red envelope is asked for with nothing",
    send: (api) => ask(envelopeQuery(api, memberId, fakeClock())),
    sends: [[getEnvelope, {}]],
  },
  {
    title: "[PROMO-05] it is opened by its id and the key of the press",
    send(api) {
      const ports = { api, store: createStore(), clear: ignore, refetch: ignore };
      const claim = createEnvelopeClaim({ ...ports, refreshMoney: ignore, notify: ignore });
      claim.send({ type: "asked-for", envelope: { id: 77, endsAt: 1_795_188_610_000 } });
      claim.send({ type: "open-pressed", key });
    },
    sends: [[claimEnvelope, { id: 77 }]],
  },
  {
    title: "[PROMO-18] the roulette is asked for with nothing",
    send: (api) => ask(rouletteQuery(api, memberId)),
    sends: [[getRoulette, {}]],
  },
  {
    title: "[PROMO-19] the draws are asked for with nothing",
    send: (api) => ask(drawsQuery(api, memberId)),
    sends: [[getRouletteInfo, {}]],
  },
  {
    title: "[PROMO-20] a spin carries nothing but the key of its press",
    send: spin,
    sends: [
      [getRouletteInfo, {}],
      [spinRoulette, {}],
    ],
  },
]);
