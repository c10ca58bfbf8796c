import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { recordSignIn, type SignInDevice } from "../devices/devices.ts";
import { writeOfNewDevice } from "../devices/new-device-letter.ts";
import { rememberDevice } from "../double-validation/waiting-logins.ts";
import type { Tx } from "../ground/db/database.ts";
import { currency, id, text, token } from "../ground/values.ts";
import type { BegunSession, Member } from "../members/sessions.ts";
import { announceLogin, publishLetter } from "../play/member-events.ts";
import type { Services } from "../services.ts";
import { done, type Answer } from "../wire/answer.ts";
import type { Ask } from "../wire/call.ts";

export type LoginServices = Pick<
  Services,
  | "background"
  | "clock"
  | "config"
  | "connectionUser"
  | "db"
  | "publisher"
  | "sessions"
  | "throttle"
>;

export const loginData = v.object({
  member_id: id,
  member_account: text(0, 32),
  member_currency: currency,
  member_login_id: text(1, 64),
  token,
});

type Needs = Omit<LoginServices, "config" | "throttle">;

/** The owner reads this text, so a stranger who knows the password must not be able to put messages into it. */
const plainName = (said = ""): string => (/^[A-Za-z0-9 .-]{1,24}$/.test(said) ? said : "");

export const deviceOf = (
  { address }: Pick<Ask, "address">,
  said: Readonly<Partial<Record<"udid" | "browser" | "system", string | undefined>>>,
): SignInDevice => ({
  udid: said.udid ?? "",
  browser: plainName(said.browser),
  system: plainName(said.system),
  address,
});

interface BegunLogin extends BegunSession {
  /** The letter that notifies the owner of a new device. */
  readonly letterId: number | undefined;
}

/** Begins the session of a verified login; its device is a known one from now on. */
export const beginSession = async (
  { clock, sessions }: Needs,
  tx: Tx,
  { member, device }: { readonly member: Member; readonly device: SignInDevice },
): Promise<BegunLogin> => {
  const at = clock();
  const isNew = await rememberDevice(tx, { memberId: member.id, udid: device.udid, at });
  const begun = await sessions.begin(tx, member.id, member.passwordHash);
  await recordSignIn(tx, { sessionId: begun.sessionId, memberId: member.id, at }, device);
  const letterId = isNew ? await writeOfNewDevice(tx, member.id, device, at) : undefined;
  return { ...begun, letterId };
};

/** The response of a login; the member's other pages are notified that they were replaced. */
export const loggedIn = (services: Needs, member: Member, begun: BegunLogin): Answer => {
  announceLogin(services, member.id, begun);
  if (begun.letterId !== undefined)
    publishLetter(services, member.id, "letter.sent", begun.letterId);
  return done(
    {
      member_id: member.id,
      member_account: member.account,
      member_currency: member.currency,
      member_login_id: `ml_${randomBytes(9).toString("base64url")}`,
      token: begun.token,
    },
    { authorization: begun.token },
  );
};
