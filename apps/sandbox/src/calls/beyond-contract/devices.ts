import type { Hono } from "hono";
import * as v from "valibot";
import { devicesOf, removeDevices, type Asking, type Device } from "../../devices/devices.ts";
import { isoTime } from "../../ground/clock.ts";
import { empty } from "../../ground/values.ts";
import type { Holder } from "../../members/sessions.ts";
import { closeSockets } from "../../play/member-events.ts";
import type { Services } from "../../services.ts";
import { done } from "../../wire/answer.ts";
import type { Bound } from "../../wire/client-address.ts";
import { addMemberCall } from "./member-call.ts";

type Needs = Pick<
  Services,
  "background" | "clock" | "connectionUser" | "db" | "publisher" | "sessions"
>;

const which = v.union([
  v.strictObject({ id: v.pipe(v.string(), v.regex(/^d_[0-9a-f]{24}$/)) }),
  v.strictObject({ all_others: v.literal(true) }),
]);

const place = ({ browser, system, address, at }: Omit<Device, "id" | "isLive">) => ({
  browser,
  system,
  address,
  at: isoTime(at),
});

const asking = ({ clock }: Needs, { member, sessionId }: Holder): Asking => ({
  memberId: member.id,
  sessionId,
  now: clock(),
});

/**
 * POST /sandbox/member/devices and …/remove with a member's token: lists the devices on which a member is or was
 * logged in, and logs one out. The wire contract has no call for them.
 */
export const addDevices = (app: Hono<Bound>, services: Needs): void => {
  addMemberCall(app, services, "/sandbox/member/devices", empty, async (_, __, ___, holder) => {
    const { devices, lastLogin } = await devicesOf(services.db, asking(services, holder));
    return done({
      list: devices.map((device) => ({
        id: device.id,
        ...place(device),
        is_here: device.isHere,
        is_live: device.isLive,
      })),
      last_login: lastLogin ? { ...place(lastLogin), is_here: lastLogin.isHere } : null,
    });
  });

  addMemberCall(
    app,
    services,
    "/sandbox/member/devices/remove",
    which,
    async (member, _, asked, holder) => {
      const { ended, removed } = await services.db.transaction((tx) =>
        removeDevices(tx, asking(services, holder), asked),
      );
      closeSockets(services, member.id, ended);
      return done({ removed });
    },
  );
};
