import { createHash } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database, Tx } from "../ground/db/database.ts";
import { member, session, token } from "../ground/db/schema.ts";
import { idleLimit } from "../members/sessions.ts";
import { knownDevice, signIn } from "./schema.ts";

export interface SignInDevice {
  /** '' for a device that sends no id. */
  readonly udid: string;
  readonly browser: string;
  readonly system: string;
  /** The address of the connection, never one that the device claims. */
  readonly address: string;
}

/** For privacy, logins older than this are deleted when the member logs in again; in ms. */
const keptFor = 90 * 24 * 60 * 60_000;

/** The list is built from this many of the latest logins; each login without a device id counts as its own device. */
const maxSignIns = 200;

export const recordSignIn = async (
  tx: Tx,
  of: { readonly sessionId: string; readonly memberId: number; readonly at: number },
  { udid, browser, system, address }: SignInDevice,
): Promise<void> => {
  await tx
    .delete(signIn)
    .where(and(eq(signIn.memberId, of.memberId), lt(signIn.at, of.at - keptFor)));
  await tx.insert(signIn).values({ ...of, udid, browser, system, address });
};

export interface Device {
  /** Opaque; the same for every login from the device. */
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly address: string;
  /** The latest login, in ms since 1970. */
  readonly at: number;
  readonly isHere: boolean;
  /** Whether one of its sessions is still valid. */
  readonly isLive: boolean;
}

interface Row extends Omit<Device, "isHere" | "id"> {
  readonly sessionId: string;
  readonly udid: string;
}

/** The udid itself is never shown: with it, anybody could pass for this device at a login. */
const deviceId = ({ udid, sessionId }: Pick<Row, "udid" | "sessionId">, memberId: number): string =>
  `d_${createHash("sha256")
    .update(udid === "" ? sessionId : `${memberId} ${udid}`)
    .digest("hex")
    .slice(0, 24)}`;

/** Newest first. A session from before logins were recorded counts as a device without an id. */
const rowsOfMember = async (
  db: Database | Tx,
  memberId: number,
  now: number,
): Promise<readonly Row[]> => {
  const isLive = and(
    or(isNull(session.endsAt), gt(session.endsAt, now)),
    sql`exists (select from ${token} where ${token.sessionId} = ${session.id}
      and ${token.issuedAt} > ${now - idleLimit}::bigint)`,
  );
  const rows = await db
    .select({
      sessionId: session.id,
      createdAt: session.createdAt,
      isLive: sql<boolean>`coalesce(${isLive}, false)`,
      recorded: signIn,
    })
    .from(session)
    .leftJoin(signIn, eq(signIn.sessionId, session.id))
    .where(and(eq(session.memberId, memberId), or(isLive, sql`${signIn.sessionId} is not null`)))
    .orderBy(desc(session.createdAt), desc(session.id))
    .limit(maxSignIns);
  return rows.map(({ sessionId, createdAt, isLive: live, recorded }) => ({
    sessionId,
    at: createdAt,
    isLive: live,
    udid: recorded?.udid ?? "",
    browser: recorded?.browser ?? "",
    system: recorded?.system ?? "",
    address: recorded?.address ?? "",
  }));
};

export interface Asking {
  readonly memberId: number;
  readonly sessionId: string;
  readonly now: number;
}

export interface LastLogin extends Pick<Device, "browser" | "system" | "address" | "at"> {
  /** Whether it is the device of this request. */
  readonly isHere: boolean;
}

/** The member's devices, the requesting one first, and the login before the current one. */
export const devicesOf = async (
  db: Database,
  { memberId, sessionId, now }: Asking,
): Promise<{ readonly devices: readonly Device[]; readonly lastLogin: LastLogin | undefined }> => {
  const rows = await rowsOfMember(db, memberId, now);
  const own = rows.find((row) => row.sessionId === sessionId);
  const here = own && deviceId(own, memberId);
  const found = new Map<string, Device>();
  for (const row of rows) {
    const id = deviceId(row, memberId);
    const { browser, system, address, at, isLive } = row;
    const newest = found.get(id) ?? {
      id,
      browser,
      system,
      address,
      at,
      isHere: id === here,
      isLive,
    };
    found.set(id, { ...newest, isLive: newest.isLive || isLive });
  }
  const before = rows.find((row) => row.sessionId !== sessionId && row.at <= (own?.at ?? now));
  return {
    devices: [...found.values()].toSorted(
      (one, other) => Number(other.isHere) - Number(one.isHere),
    ),
    lastLogin: before && {
      browser: before.browser,
      system: before.system,
      address: before.address,
      at: before.at,
      isHere: deviceId(before, memberId) === here,
    },
  };
};

/**
 * Ends the device's sessions and forgets the device, so that its next login counts as one from a new device.
 * Never applies to the requesting device, which logs out instead.
 *
 * @returns the sessions that ended, and how many devices were removed: 0 if there is no such device any more
 */
export const removeDevices = async (
  tx: Tx,
  { memberId, sessionId, now }: Asking,
  which: { readonly id: string } | { readonly all_others: true },
): Promise<{ readonly ended: readonly string[]; readonly removed: number }> => {
  // Takes the same lock as a login, because a login already in progress would otherwise survive this.
  await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for("update");
  const rows = await rowsOfMember(tx, memberId, now);
  const own = rows.find((row) => row.sessionId === sessionId);
  const here = own && deviceId(own, memberId);
  const gone = rows.filter((row) => {
    const id = deviceId(row, memberId);
    return id !== here && ("all_others" in which || id === which.id);
  });
  if ("all_others" in which) await forgetOtherDevices(tx, memberId, own?.udid ?? "");
  if (gone.length === 0) return { ended: [], removed: 0 };
  const sessionIds = gone.map((row) => row.sessionId);
  const ended = await tx
    .update(session)
    .set({ endsAt: now })
    .where(
      and(inArray(session.id, sessionIds), or(isNull(session.endsAt), gt(session.endsAt, now))),
    )
    .returning({ id: session.id });
  await tx.delete(signIn).where(inArray(signIn.sessionId, sessionIds));
  const udids = gone.flatMap(({ udid }) => (udid === "" ? [] : [udid]));
  if (udids.length > 0)
    await tx
      .delete(knownDevice)
      .where(and(eq(knownDevice.memberId, memberId), inArray(knownDevice.udid, udids)));
  return {
    ended: ended.map(({ id }) => id),
    removed: new Set(gone.map((row) => deviceId(row, memberId))).size,
  };
};

/** Includes devices whose logins are too old to be listed. */
const forgetOtherDevices = (tx: Tx, memberId: number, udid: string) =>
  tx.delete(knownDevice).where(and(eq(knownDevice.memberId, memberId), ne(knownDevice.udid, udid)));
