import { createHash } from "node:crypto";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { and, asc, count, eq, gt, lt } from "drizzle-orm";
import * as v from "valibot";
import type { Database, Tx } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import type { Member } from "../members/sessions.ts";
import { passkey, passkeyChallenge } from "./schema.ts";

const validFor = 5 * 60_000;
export const maxPasskeys = 10;

/** Where passkeys are valid: on the site's host, and only on its own pages. */
export interface RelyingParty {
  readonly name: string;
  readonly id: string;
  readonly origin: string;
  readonly siteId: number;
}

export const transport = v.picklist([
  "ble",
  "cable",
  "hybrid",
  "internal",
  "nfc",
  "smart-card",
  "usb",
]);
const transports = v.fallback(v.array(transport), []);

const keep = async (
  db: Database,
  challenge: string,
  { memberId, siteId, now }: { memberId: number; siteId: number; now: number },
) => {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.endsAt, now));
  await db.insert(passkeyChallenge).values({ challenge, memberId, siteId, endsAt: now + validFor });
};

/** Each challenge is valid for one response, correct or not. */
const spend = async (
  tx: Tx,
  challenge: string,
  { memberId, siteId, now }: { memberId: number; siteId: number; now: number },
): Promise<boolean> => {
  const spent = await tx
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        eq(passkeyChallenge.memberId, memberId),
        eq(passkeyChallenge.siteId, siteId),
        gt(passkeyChallenge.endsAt, now),
      ),
    )
    .returning();
  return spent.length > 0;
};

export const passkeysOf = (db: Database | Tx, memberId: number) =>
  db
    .select()
    .from(passkey)
    .where(eq(passkey.memberId, memberId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id));

export const passkeyCreation = async (
  db: Database,
  party: RelyingParty,
  of: Member,
  now: number,
) => {
  const known = await passkeysOf(db, of.id);
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: of.account,
    // The same for every passkey of the member, so that a device replaces its own.
    userID: new Uint8Array(createHash("sha256").update(`member ${of.id}`).digest()),
    excludeCredentials: known.map(({ id, transports: by }) => ({
      id,
      transports: v.parse(transports, by),
    })),
    // The account is not entered at a login, and the device has to verify its owner.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keep(db, options.challenge, { memberId: of.id, siteId: party.siteId, now });
  return options;
};

/** @returns its id; undefined if it cannot be verified */
export const addPasskey = async (
  tx: Tx,
  party: RelyingParty,
  of: Member,
  given: {
    readonly response: RegistrationResponseJSON;
    readonly name: string;
    readonly now: number;
  },
): Promise<string | undefined> => {
  const { response, name, now } = given;
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) =>
      spend(tx, challenge, { memberId: of.id, siteId: party.siteId, now }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch(() => undefined);
  const credential = verified?.verified ? verified.registrationInfo?.credential : undefined;
  if (!credential) return undefined;
  // Counted while the member is locked, so that parallel calls cannot exceed the maximum.
  await tx.select({ id: member.id }).from(member).where(eq(member.id, of.id)).for("update");
  const [held] = await tx
    .select({ many: count() })
    .from(passkey)
    .where(eq(passkey.memberId, of.id));
  if ((held?.many ?? 0) >= maxPasskeys) return undefined;
  const added = await tx
    .insert(passkey)
    .values({
      id: credential.id,
      memberId: of.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: [...(credential.transports ?? [])],
      name,
      createdAt: now,
      usedAt: null,
    })
    .onConflictDoNothing()
    .returning();
  return added[0]?.id;
};

export const removePasskey = async (db: Database, memberId: number, id: string): Promise<void> => {
  await db.delete(passkey).where(and(eq(passkey.memberId, memberId), eq(passkey.id, id)));
};

/** The challenge for any member's passkey, so it does not reveal who has one. */
export const passkeyRequest = async (db: Database, party: RelyingParty, now: number) => {
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: "required",
  });
  await keep(db, options.challenge, { memberId: 0, siteId: party.siteId, now });
  return options;
};

/**
 * The member of the site whose passkey has signed. The counter of a copied one does not increase, and it is
 * refused.
 */
export const memberOfPasskey = async (
  tx: Tx,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  now: number,
): Promise<Member | undefined> => {
  const [found] = await tx
    .select()
    .from(passkey)
    .innerJoin(member, eq(member.id, passkey.memberId))
    .where(and(eq(passkey.id, response.id), eq(member.siteId, party.siteId)))
    .for("update");
  if (!found) return undefined;
  const { id, publicKey, counter, transports: by } = found.passkey;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) =>
      spend(tx, challenge, { memberId: 0, siteId: party.siteId, now }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
      counter,
      transports: v.parse(transports, by),
    },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  await tx
    .update(passkey)
    .set({ counter: verified.authenticationInfo.newCounter, usedAt: now })
    .where(eq(passkey.id, id));
  return found.member;
};
