import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

/** A member's authenticator app (RFC 6238). */
export const totp = pgTable("totp", {
  memberId: integer("member_id").primaryKey(),
  /** Base32; stored in plain text because both sides need it. */
  secret: text("secret").notNull(),
  /** Null until a first code proves that the app has the secret; until then no login requires a code. */
  confirmedAt: instant("confirmed_at"),
  /** The latest time step whose code was accepted; none is accepted twice. */
  lastStep: integer("last_step").notNull().default(0),
});

/** Each one replaces a code of the app once. */
export const recoveryCode = pgTable(
  "recovery_code",
  {
    memberId: integer("member_id").notNull(),
    /** SHA-256: with 50 random bits nothing slower is needed. */
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hash] })],
);

/** The public key of a passkey on a member's device (WebAuthn). */
export const passkey = pgTable(
  "passkey",
  {
    /** The credential's own id, in base64url. */
    id: text("id").primaryKey(),
    memberId: integer("member_id").notNull(),
    publicKey: text("public_key").notNull(),
    counter: instant("counter").notNull(),
    transports: text("transports").array().notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("passkey_of_member").on(table.memberId)],
);

/** A challenge for a passkey, valid once. */
export const passkeyChallenge = pgTable("passkey_challenge", {
  challenge: text("challenge").primaryKey(),
  /** The member who adds a passkey; 0 for a login, whose member is not known yet. */
  memberId: integer("member_id").notNull(),
  siteId: integer("site_id").notNull(),
  endsAt: instant("ends_at").notNull(),
});
