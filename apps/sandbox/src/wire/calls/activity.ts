import * as v from "valibot";
import { done } from "../answer.ts";
import { memberCall } from "../call.ts";
import { empty, id, text } from "../values.ts";

/** Which promotions run for a member: this platform has none yet, and says so (W-54, W-55). */

const envelope = memberCall({
  path: "/api/arks/web/activity/red_envelope_promotion",
  operationId: "getRedEnvelope",
  tag: "Promotions",
  body: empty,
  data: v.object({ envelope: v.nullable(v.object({ id, end_at: text(19, 19) })) }),
  run: async () => done({ envelope: null }),
});

const roulette = memberCall({
  path: "/api/arks/web/activity/roulette",
  operationId: "getRoulette",
  tag: "Promotions",
  body: empty,
  data: v.object({
    detail: v.nullable(
      v.object({ prize_settings: v.array(v.object({ prize_id: id, prize_name: text(0, 100) })) }),
    ),
  }),
  run: async () => done({ detail: null }),
});

export const activityCalls = [envelope, roulette];
