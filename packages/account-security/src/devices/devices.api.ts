import { post, type Api } from "@naluma/api-client";
import { count, listIn, text } from "@naluma/api-client/wire";
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { securityKey } from "../keys.ts";
import type { Devices, LoginPlace } from "./device.ts";

const place = {
  browser: text,
  system: text,
  address: text,
  at: v.pipe(
    v.string(),
    v.transform((written) => new Date(written)),
    v.date(),
  ),
  is_here: v.boolean(),
};

type Place = v.InferOutput<v.ObjectSchema<typeof place, undefined>>;

const readPlace = ({ browser, system, address, at, is_here }: Place): LoginPlace => ({
  browser,
  system,
  address,
  at,
  isHere: is_here,
});

/** Where the member is logged in: a sandbox call, not part of the wire protocol (decision 0031). */
export const getDevices = post("/sandbox/member/devices", {
  body: v.strictObject({}),
  reads: v.pipe(
    v.object({
      list: listIn("list", v.object({ id: v.string(), is_live: v.boolean(), ...place })),
      last_login: v.nullable(v.object(place)),
    }),
    v.transform(({ list, last_login }): Devices => ({
      devices: list.map((one) => ({ ...readPlace(one), id: one.id, isLive: one.is_live })),
      lastLogin: last_login ? readPlace(last_login) : undefined,
    })),
  ),
});

/** Ends any sessions of the device and removes it from the list. */
export const removeDevices = post("/sandbox/member/devices/remove", {
  body: v.union([
    v.strictObject({ id: v.string() }),
    v.strictObject({ all_others: v.literal(true) }),
  ]),
  reads: v.object({ removed: count }),
});

export const devicesQuery = (api: Api, memberId: number) =>
  queryOptions({
    queryKey: [...securityKey, memberId, "devices"] as const,
    queryFn: ({ signal }) => api.read(getDevices, {}, signal),
    // Another device may be logging in right now.
    staleTime: 0,
    // The card shows the error itself.
    meta: { quiet: true },
  });
