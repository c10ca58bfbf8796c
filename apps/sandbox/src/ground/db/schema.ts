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

/** By field and language the English that a text was translated from, as a hash, where the English has changed since. */
export type TranslatedFrom = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Whose money an account holds. */
export const accountKinds = [
  "house",
  "main",
  "provider-wallet",
  "provider-bank",
  "campaign",
] as const;

/** Whole hundredths of a currency; bigint in the code and int8 in both databases (W-08). */
const amount = (name: string) => bigint(name, { mode: "bigint" });

/** Milliseconds since 1970. Numbers come back alike from both databases; dates do not. */
const instant = (name: string) => bigint(name, { mode: "number" });

/** Facts of this installation: whether it is seeded, the key that renewals are derived with. */
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
    /** Only provider wallets have one: a member has a wallet with each provider. */
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

/** What `/member/profile` and the layout tell beside the columns; everything left out is ''. */
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
  /** argon2id, as a password. */
  readonly withdrawPassword?: string;
  /** 1 is a plain member, as who has none here. */
  readonly memberType?: number;
  /** What the check of an agent application answers: applications are closed, or one was refused. */
  readonly agentApplication?: "closed" | "refused";
  /** A login from an unfamiliar device is proven by an answer out of the profile. */
  readonly securityQuestions?: boolean;
  readonly agentType?: number;
  readonly agentLevel?: number;
  readonly agentActive?: boolean;
  readonly firstLoginToChangePassword?: boolean;
  /** Came from another platform: login answers 802 until a password was set here. */
  readonly transferred?: boolean;
  readonly needBankAccountDepositVerified?: boolean;
}

export const member = pgTable(
  "member",
  {
    // Seeded accounts have fixed ids, below the first generated one.
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

/** One login. Its id is the opaque name that the `login` event carries (W-74). */
export const session = pgTable(
  "session",
  {
    id: text("id").primaryKey(),
    memberId: integer("member_id")
      .notNull()
      .references(() => member.id),
    createdAt: instant("created_at").notNull(),
    /** From here on every token of the session is refused; null while it lives. */
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

/** Tokens of get_login_header, valid for `/login` only, for ten minutes. */
export const preLoginToken = pgTable("lent_token", {
  hash: text("hash").primaryKey(),
  endsAt: instant("ends_at").notNull(),
});

/** What logs a member in by an address, once; only its hash is kept. */
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

/** What a member has who proved to be the owner of an account: a new password, once (W-46). */
export const passwordReset = pgTable(
  "password_reset",
  {
    /** Of the token; the token itself is the member's. */
    hash: text("hash").primaryKey(),
    memberId: integer("member_id")
      .notNull()
      .references(() => member.id),
    endsAt: instant("ends_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("password_reset_of_member").on(table.memberId)],
);

/** The answer of a call that moved money, kept 24 h under its Idempotency-Key (W-14). */
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
 * One start of a game. `pending` until its ticket is opened at the provider, `open` while it is
 * played, `left` afterwards. A member has at most one that is not left.
 */
export const launch = pgTable(
  "launch",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer("member_id")
      .notNull()
      .references(() => member.id),
    /** The Idempotency-Key of play1; the client knows the start by it (W-73). */
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
    /** Hash of the key of the page that opened it; nothing while nobody has. */
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

/** What the operator decided about a provider; a provider without a row is open. */
export const providerState = pgTable("provider_state", {
  gpId: text("gp_id").primaryKey(),
  state: text("state", { enum: ["open", "maintenance", "slow", "refusing"] }).notNull(),
  startAt: instant("start_at"),
  endAt: instant("end_at"),
  delayMs: integer("delay_ms").notNull().default(0),
});

/** Banners, announcements and the like: one row a thing, its texts as JSON (see members' calls). */
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

/** When a member sent the pop-up bulletins of a place away for good; newer ones are shown again. */
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

/** SMS and email codes: nothing leaves the sandbox, the operator reads them here. */
export const outbox = pgTable("outbox", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  channel: text("channel", { enum: ["sms", "email"] }).notNull(),
  recipient: text("recipient").notNull(),
  code: text("code").notNull(),
  text: text("text").notNull(),
  at: instant("at").notNull(),
});

/** When something that is limited was done, by name; a name is forgotten once all of it is old. */
export const throttled = pgTable("throttle", {
  name: text("name").primaryKey(),
  /** The latest, oldest first. */
  times: instant("times").array().notNull(),
  /** Whether the last attempt was within the limit; one that was not is not among the times. */
  allowed: boolean("allowed").notNull(),
  endsAt: instant("ends_at").notNull(),
});
