import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

/** An authenticator app of a member (RFC 6238). */
export const totp = pgTable("totp", {
  memberId: integer("member_id").primaryKey(),
  /** Base32; both sides need it as it is. */
  secret: text("secret").notNull(),
  /** Null until a first code has shown that the app has it: until then no login asks for one. */
  confirmedAt: instant("confirmed_at"),
  /** The latest half minute whose code was taken; none is taken twice. */
  lastStep: integer("last_step").notNull().default(0),
});

/** Stands in for the app, each once. */
export const recoveryCode = pgTable(
  "recovery_code",
  {
    memberId: integer("member_id").notNull(),
    /** SHA-256: 50 random bits need nothing slower. */
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hash] })],
);

/** The public half of a key that a device of the member holds (WebAuthn). */
export const passkey = pgTable(
  "passkey",
  {
    /** The credential's own, base64url. */
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

/** What a passkey is to sign, once. */
export const passkeyChallenge = pgTable("passkey_challenge", {
  challenge: text("challenge").primaryKey(),
  /** Who adds a passkey; 0 for a login, whose member nobody knows yet. */
  memberId: integer("member_id").notNull(),
  siteId: integer("site_id").notNull(),
  endsAt: instant("ends_at").notNull(),
});
