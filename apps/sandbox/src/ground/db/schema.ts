import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";

/** By field and language: the hash of the English text that was translated, if the English has changed since. */
export type TranslatedFrom = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const accountKinds = [
  "house",
  "main",
  "provider-wallet",
  "provider-bank",
  "campaign",
] as const;

/** Hundredths of a currency; bigint in the code and int8 in both databases (W-08). */
const amount = (name: string) => bigint(name, { mode: "bigint" });

/** Milliseconds since 1970. Both databases return numbers alike, but not dates. */
const instant = (name: string) => bigint(name, { mode: "number" });

/** Settings of this installation: whether it is seeded, and the key that renewals are derived with. */
export const installation = pgTable("installation", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});

export const account = pgTable(
  "account",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** `house`, `member:{id}`, `provider:{gp_id}` or `campaign:{id}`. */
    owner: text("owner").notNull(),
    kind: text("kind", {
      enum: accountKinds,
    }).notNull(),
    /** Only provider wallets have one: a member has a separate wallet with each provider. */
    gpId: text("gp_id").notNull().default(""),
    currency: text("currency").notNull(),
    balance: amount("balance").notNull(),
    opening: amount("opening").notNull(),
  },
  (table) => [
    unique("account_identity").on(table.owner, table.kind, table.gpId, table.currency),
    check("account_not_negative", sql`${table.balance} >= 0`),
  ],
);

export const transaction = pgTable("ledger_transaction", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  key: text("key").notNull().unique(),
  kind: text("kind").notNull(),
  at: instant("at").notNull(),
});

export const entry = pgTable(
  "ledger_entry",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transaction.id),
    accountId: integer("account_id")
      .notNull()
      .references(() => account.id),
    amount: amount("amount").notNull(),
  },
  (table) => [
    index("entry_of_transaction").on(table.transactionId),
    index("entry_of_account").on(table.accountId),
  ],
);

/** The fields of `/member/profile` and the layout that are not columns; a missing one is ''. */
export interface MemberFacts {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly birthday?: string;
  readonly identityId?: string;
  readonly qq?: string;
  readonly telegram?: string;
  readonly whatsApp?: string;
  readonly skype?: string;
  readonly fb?: string;
  readonly zalo?: string;
  readonly wechat?: string;
  readonly others?: string;
  /** An argon2id hash, like a password. */
  readonly withdrawPassword?: string;
  /** 1 is an ordinary member, as is a member without a type. */
  readonly memberType?: number;
  /** The answer of the agent application check: applications are closed, or one was refused. */
  readonly agentApplication?: "closed" | "refused";
  /** A login from an unfamiliar device has to answer a question from the profile. */
  readonly securityQuestions?: boolean;
  readonly agentType?: number;
  readonly agentLevel?: number;
  readonly agentActive?: boolean;
  readonly firstLoginToChangePassword?: boolean;
  /** Transferred from another platform: login answers 802 until a password has been set here. */
  readonly transferred?: boolean;
  readonly needBankAccountDepositVerified?: boolean;
}

export const member = pgTable(
  "member",
  {
    // Seeded accounts have fixed ids below the first generated one.
    id: integer("id").primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    siteId: integer("site_id").notNull(),
    account: text("account").notNull(),
    passwordHash: text("password_hash").notNull(),
    currency: text("currency").notNull(),
    state: text("state", { enum: ["active", "disabled", "frozen"] }).notNull(),
    facts: jsonb("facts").$type<MemberFacts>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [unique("member_account").on(table.siteId, table.account)],
);

/** One login. Its id is the opaque name in the `login` event (W-74). */
export const session = pgTable(
  "session",
  {
    id: text("id").primaryKey(),
    memberId: integer("member_id")
      .notNull()
      .references(() => member.id),
    createdAt: instant("created_at").notNull(),
    /** From then on every token of the session is refused; null while it is active. */
    endsAt: instant("ends_at"),
  },
  (table) => [index("session_of_member").on(table.memberId)],
);

export const token = pgTable(
  "token",
  {
    hash: text("hash").primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => session.id),
    issuedAt: instant("issued_at").notNull(),
    /** Set when a newer token was issued: 60 s of grace (W-79). */
    endsAt: instant("ends_at"),
  },
  (table) => [index("token_of_session").on(table.sessionId)],
);

/** Tokens of get_login_header, valid only for `/login` and for ten minutes. */
export const preLoginToken = pgTable("lent_token", {
  hash: text("hash").primaryKey(),
  endsAt: instant("ends_at").notNull(),
});

/** Logs a member in once through an address; only its hash is stored. */
export const loginLink = pgTable("login_link", {
  hash: text("hash").primaryKey(),
  memberId: integer("member_id")
    .notNull()
    .references(() => member.id),
  endsAt: instant("ends_at").notNull(),
});

export const captcha = pgTable("captcha", {
  token: text("token").primaryKey(),
  answer: text("answer").notNull(),
  endsAt: instant("ends_at").notNull(),
});

/** Lets a member who proved to own the account set a new password, once (W-46). */
export const passwordReset = pgTable(
  "password_reset",
  {
    /** The hash of the token; only the member has the token itself. */
    hash: text("hash").primaryKey(),
    memberId: integer("member_id")
      .notNull()
      .references(() => member.id),
    endsAt: instant("ends_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("password_reset_of_member").on(table.memberId)],
);

/** The response of a call that moved money, stored for 24 h under its Idempotency-Key (W-14). */
export const answeredCall = pgTable(
  "answered_call",
  {
    memberId: integer("member_id").notNull(),
    call: text("call").notNull(),
    key: text("key").notNull(),
    bodyHash: text("body_hash").notNull(),
    code: text("code").notNull(),
    message: text("message").notNull(),
    data: jsonb("data"),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.call, table.key] })],
);

/**
 * One start of a game: `pending` until its ticket is opened at the provider, `open` while it is played, `left`
 * afterwards. A member has at most one that is not `left`.
 */
export const launch = pgTable(
  "launch",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer("member_id")
      .notNull()
      .references(() => member.id),
    /** The Idempotency-Key of play1, by which the client identifies the start (W-73). */
    launchId: text("launch_id").notNull(),
    gpId: text("gp_id").notNull(),
    gameId: integer("game_id").notNull(),
    gameType: integer("game_type").notNull(),
    gameCode: text("game_code").notNull(),
    currency: text("currency").notNull(),
    device: integer("device").notNull(),
    lobbyUrl: text("lobby_url").notNull(),
    locale: text("locale").notNull(),
    ticket: text("ticket").notNull().unique(),
    url: text("url").notNull(),
    state: text("state", { enum: ["pending", "open", "left"] }).notNull(),
    /** The session that started it; older starts have none. */
    sessionId: text("session_id"),
    /** Hash of the key of the page that opened it; null until a page has. */
    openedBy: text("opened_by"),
    startedAt: instant("started_at").notNull(),
    openedAt: instant("opened_at"),
    leftAt: instant("left_at"),
  },
  (table) => [
    unique("launch_of_member").on(table.memberId, table.launchId),
    index("launch_by_state").on(table.memberId, table.state),
  ],
);

export const favourite = pgTable(
  "favourite",
  {
    memberId: integer("member_id").notNull(),
    gameId: integer("game_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameId] })],
);

export const lastPlayed = pgTable(
  "last_played",
  {
    memberId: integer("member_id").notNull(),
    gameId: integer("game_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameId] })],
);

/** The operator's decision about a provider; a provider without a row is open. */
export const providerState = pgTable("provider_state", {
  gpId: text("gp_id").primaryKey(),
  state: text("state", { enum: ["open", "maintenance", "slow", "refusing"] }).notNull(),
  startAt: instant("start_at"),
  endAt: instant("end_at"),
  delayMs: integer("delay_ms").notNull().default(0),
});

/** Banners, announcements and similar content: one row per item, its texts as JSON. */
export const content = pgTable(
  "content",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer("site_id").notNull(),
    kind: text("kind").notNull(),
    position: integer("position").notNull(),
    shown: boolean("shown").notNull().default(true),
    value: jsonb("value").$type<Record<string, unknown>>().notNull(),
    translatedFrom: jsonb("translated_from").$type<TranslatedFrom>().notNull().default({}),
  },
  (table) => [index("content_of_site").on(table.siteId, table.kind, table.position)],
);

/** When a member permanently hid the pop-up bulletins of a location; newer ones are shown again. */
export const hiddenBulletins = pgTable(
  "hidden_bulletins",
  {
    memberId: integer("member_id").notNull(),
    device: integer("device").notNull(),
    location: integer("location").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.device, table.location] })],
);

/** SMS and email codes: the sandbox sends nothing, so the operator reads them here. */
export const outbox = pgTable("outbox", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  channel: text("channel", { enum: ["sms", "email"] }).notNull(),
  recipient: text("recipient").notNull(),
  code: text("code").notNull(),
  text: text("text").notNull(),
  at: instant("at").notNull(),
});

/** The times of a rate-limited action, by name; a row is deleted once all of them are old. */
export const throttled = pgTable("throttle", {
  name: text("name").primaryKey(),
  /** The latest times, oldest first. */
  times: instant("times").array().notNull(),
  /** Whether the last attempt was within the limit; refused attempts are not among the times. */
  allowed: boolean("allowed").notNull(),
  endsAt: instant("ends_at").notNull(),
});
