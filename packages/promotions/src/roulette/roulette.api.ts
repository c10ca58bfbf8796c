import { post, type Api } from "@naluma/api-client";
import { emptyBody, id, listOf, text } from "@naluma/api-client/wire";
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { promotionsQueryKeys } from "../query-keys.ts";
import type { Prize, Roulette } from "./wheel.ts";

const prize = v.pipe(
  v.object({ prize_id: id, prize_name: text }),
  v.transform((wire): Prize => ({ id: wire.prize_id, name: wire.prize_name })),
);

/** A wheel has at least two pieces; with fewer, the platform has no roulette to show. */
const wheel = v.pipe(
  v.object({ prize_settings: listOf(prize) }),
  v.transform(({ prize_settings }): Roulette | null =>
    prize_settings.length < 2 ? null : { prizes: prize_settings },
  ),
);

/** The running wheel, if any (PROMO-18). */
export const getRoulette = post("/arks/web/activity/roulette", {
  body: emptyBody,
  reads: v.pipe(
    v.object({ detail: v.nullish(wheel) }),
    v.transform(({ detail }) => detail ?? null),
  ),
});

/** The member's remaining draws (PROMO-19). */
export const getRouletteInfo = post("/arks/web/activity/roulette/info", {
  body: emptyBody,
  reads: v.pipe(
    v.object({ detail: v.object({ remaining_draws: id }) }),
    v.transform(({ detail }) => detail.remaining_draws),
  ),
});

/**
 * Uses up one draw (PROMO-20). Requires an Idempotency-Key: a new one for each press, the same one for each retry. The
 * prize is money, so a response is accepted even if its count of draws is unreadable.
 */
export const spinRoulette = post("/arks/web/activity/roulette/spin", {
  body: emptyBody,
  reads: v.pipe(
    v.object({ prize_id: id, remaining_draws: v.fallback(v.optional(id), undefined) }),
    v.transform((wire) => ({ prizeId: wire.prize_id, drawsLeft: wire.remaining_draws })),
  ),
});

export const rouletteQuery = (api: Api, memberId: number) =>
  queryOptions({
    queryKey: promotionsQueryKeys.wheel(memberId),
    queryFn: ({ signal }) => api.read(getRoulette, {}, signal),
    // Without it there is no float, and the player has requested nothing.
    meta: { quiet: true },
  });

export const drawsQuery = (api: Api, memberId: number) =>
  queryOptions({
    queryKey: promotionsQueryKeys.draws(memberId),
    queryFn: ({ signal }) => api.read(getRouletteInfo, {}, signal),
    // When the roulette is opened, its dialog shows the error.
    meta: { quiet: true },
  });
