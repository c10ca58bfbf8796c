import { post, type Api } from "@naluma/api-client";
import { count, listIn, moment, text } from "@naluma/api-client/wire";
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { accountSecurityQueryKeys } from "../query-keys.ts";

const place = {
  browser: text,
  system: text,
  address: text,
  at: moment,
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

/** Where the member is logged in. */
export const getDevices = post("/services/v1/member/devices", {
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
export const removeDevices = post("/services/v1/member/devices/remove", {
  body: v.union([
    v.strictObject({ id: v.string() }),
    v.strictObject({ all_others: v.literal(true) }),
  ]),
  reads: v.object({ removed: count }),
});

export const devicesQuery = (api: Api, memberId: number) =>
  queryOptions({
    queryKey: accountSecurityQueryKeys.devices(memberId),
    queryFn: ({ signal }) => api.read(getDevices, {}, signal),
    // Another device may be logging in right now.
    staleTime: 0,
    // The card shows the error itself.
    meta: { quiet: true },
  });

/** Where a member logged in, as reported by the server. Browser and system are '' when unknown. */
export interface LoginPlace {
  readonly browser: string;
  readonly system: string;
  /** IP address; '' where none was recorded. */
  readonly address: string;
  readonly at: Date;
  readonly isHere: boolean;
}

export interface Device extends LoginPlace {
  readonly id: string;
  /** The device is still logged in. */
  readonly isLive: boolean;
}

export interface Devices {
  /** The current device is first. */
  readonly devices: readonly Device[];
  /** The login before the current one. */
  readonly lastLogin: LoginPlace | undefined;
}

/** The display name of a device, as a message with its placeholders. */
export const deviceName = ({ browser, system }: Pick<LoginPlace, "browser" | "system">) => {
  if (browser !== "" && system !== "")
    return { id: "devices.name", values: { browser, system } } as const;
  const text = browser || system;
  return text === "" ? ({ id: "devices.unknown" } as const) : { text };
};
