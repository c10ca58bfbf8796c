import * as v from "valibot";
import { later } from "../call.ts";
import { empty, id } from "../values.ts";

export const laterMemberCalls = [
  later({
    path: "/api/arks/web/activity/red_envelope",
    operationId: "claimRedEnvelope",
    tag: "Promotions",
    money: true,
    token: "needed",
    body: v.strictObject({ id }),
  }),
  later({
    path: "/api/arks/web/activity/roulette/info",
    operationId: "getRouletteInfo",
    tag: "Promotions",
    token: "needed",
    body: empty,
  }),
  later({
    path: "/api/arks/web/activity/roulette/spin",
    operationId: "spinRoulette",
    tag: "Promotions",
    money: true,
    token: "needed",
    body: empty,
  }),
];
