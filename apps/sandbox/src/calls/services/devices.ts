import * as v from "valibot";
import { devicesOf, removeDevices, type Asking, type Device } from "../../devices/devices.ts";
import { isoTime } from "../../ground/clock.ts";
import { empty, text, time, whole } from "../../ground/values.ts";
import type { Holder } from "../../members/sessions.ts";
import { closeSockets } from "../../play/member-events.ts";
import type { Services } from "../../services.ts";
import { done } from "../../wire/answer.ts";
import { memberCall, type MemberAsk } from "../../wire/call.ts";

type Needs = Pick<Services, "background" | "clock" | "connectionUser" | "db" | "publisher">;

const deviceId = v.pipe(v.string(), v.regex(/^d_[0-9a-f]{24}$/));

const which = v.union([
  v.strictObject({ id: deviceId }),
  v.strictObject({ all_others: v.literal(true) }),
]);

const placeData = {
  browser: text(0, 64),
  system: text(0, 64),
  address: text(0, 64),
  at: time,
  is_here: v.boolean(),
};

const devicesData = v.object({
  list: v.array(v.object({ id: deviceId, ...placeData, is_live: v.boolean() })),
  last_login: v.nullable(v.object(placeData)),
});

const place = ({ browser, system, address, at }: Omit<Device, "id" | "isLive">) => ({
  browser,
  system,
  address,
  at: isoTime(at),
});

const asking = ({ clock }: Pick<Needs, "clock">, { member, sessionId }: Holder): Asking => ({
  memberId: member.id,
  sessionId,
  now: clock(),
});

/** The devices on which a member is or was logged in. */
const devices = memberCall({
  path: "/api/services/v1/member/devices",
  operationId: "listDevices",
  tag: "Member services",
  capability: "devices",
  body: empty,
  data: devicesData,
  run: async ({ services, holder }: MemberAsk<Pick<Needs, "clock" | "db">>) => {
    const found = await devicesOf(services.db, asking(services, holder));
    return done({
      list: found.devices.map((device) => ({
        id: device.id,
        ...place(device),
        is_here: device.isHere,
        is_live: device.isLive,
      })),
      last_login: found.lastLogin
        ? { ...place(found.lastLogin), is_here: found.lastLogin.isHere }
        : null,
    });
  },
});

/** Logs one of them out, or all but the one that asks. */
const remove = memberCall({
  path: "/api/services/v1/member/devices/remove",
  operationId: "removeDevices",
  tag: "Member services",
  capability: "devices",
  body: which,
  data: v.object({ removed: whole(0) }),
  run: async ({ services, holder }: MemberAsk<Needs>, asked) => {
    const { ended, removed } = await services.db.transaction((tx) =>
      removeDevices(tx, asking(services, holder), asked),
    );
    closeSockets(services, holder.member.id, ended);
    return done({ removed });
  },
});

export const deviceCalls = [devices, remove];
