import type { MemberFacts } from "../ground/db/schema.ts";

/** An account that exists on every site, in the order player01, player02, … */
export interface SeedAccount {
  /** Listed in docs/sandbox.md. */
  readonly purpose: string;
  /** A site that does not offer it uses its own first currency. */
  readonly currency: string;
  /** The balance of the main wallet, in dollars. */
  readonly main: number;
  /** The balances of provider wallets in dollars, by gp_id. */
  readonly wallets?: Readonly<Record<string, number>>;
  readonly state?: "disabled" | "frozen";
  readonly facts?: Omit<MemberFacts, "withdrawPassword">;
  /** In plain text; the database stores a hash. */
  readonly withdrawPassword?: string;
  /** Friends on its site who joined by its invite, and how many of them have earned it a reward. */
  readonly friends?: { readonly all: number; readonly rewarded: number };
  /** Seeded, so that invite links can use it from the start; a withdrawn one is no longer valid. */
  readonly invite?: { readonly code: string; readonly isWithdrawn?: true };
  /** Letters from the operator, and how many of them are unread. */
  readonly letters?: { readonly all: number; readonly unread: number };
  /** The account of the agent above it. */
  readonly agent?: string;
  /** The state of its application to become an agent. */
  readonly application?: "pending" | "refused";
  /** On a site that offers limits: its daily loss limit, in dollars. */
  readonly lossADay?: number;
  /** Also on such a site: a time-out or a self-exclusion of this length. */
  readonly exclusion?: "1-month" | "5-years";
}

export const password = "naluma88";

export const accountName = (place: number): string => `player${String(place + 1).padStart(2, "0")}`;

const spare = (place: number): SeedAccount => ({
  purpose: `Spare, for a test of its own (${place} of 10)`,
  currency: "USD",
  main: 1_000,
});

const inCurrency = (currency: string): SeedAccount => ({
  purpose: `Plays in ${currency}`,
  currency,
  main: 1_000,
});

export const accounts: readonly SeedAccount[] = [
  {
    purpose: "Plenty of money and six messages: start here",
    currency: "USD",
    main: 5_000,
    letters: { all: 6, unread: 2 },
  },
  { purpose: "Plays slots all day", currency: "USD", main: 2_500 },
  {
    purpose: "Money at three providers, for return all",
    currency: "USD",
    main: 100,
    wallets: { GPHL: 120, GPKS: 45.5, GPOX: 7.25 },
  },
  { purpose: "Has nothing, for the top-up", currency: "USD", main: 0 },
  {
    purpose: "Disabled: login answers 102",
    currency: "USD",
    main: 50,
    state: "disabled",
    invite: { code: "GONE0005" },
  },
  {
    purpose: "Frozen: login answers 103",
    currency: "USD",
    main: 50,
    state: "frozen",
    invite: { code: "FROZEN06" },
  },
  inCurrency("RMB"),
  inCurrency("VND"),
  inCurrency("THB"),
  inCurrency("INR"),
  inCurrency("MMK"),
  inCurrency("BDT"),
  inCurrency("WON"),
  inCurrency("JPY"),
  inCurrency("GP"),
  {
    purpose: "Money at one provider, for its maintenance (104) and refusal (105)",
    currency: "USD",
    main: 20,
    wallets: { GPTS: 80 },
  },
  {
    purpose: "An agent whose area is open, with three members below",
    currency: "USD",
    main: 300,
    facts: { memberType: 2, agentType: 1, agentLevel: 1, agentActive: true },
  },
  {
    purpose: "Must change the password at the first login",
    currency: "USD",
    main: 150,
    facts: { firstLoginToChangePassword: true },
  },
  {
    purpose: "Must have a bank account verified before a deposit",
    currency: "USD",
    main: 150,
    facts: { needBankAccountDepositVerified: true },
  },
  {
    purpose: "Every detail of the profile is filled in",
    currency: "USD",
    main: 400,
    facts: {
      name: "Nadia Lumen",
      email: "nadia@example.com",
      phone: "5550142233",
      birthday: "1990-4-17",
      identityId: "NL4470912",
    },
    withdrawPassword: "4417",
  },
  ...Array.from({ length: 10 }, (_, index) => spare(index + 1)),
  {
    purpose: "120 messages, 105 of them unread",
    currency: "USD",
    main: 1_000,
    letters: { all: 120, unread: 105 },
  },
  {
    purpose: "Came from another platform: login answers 802 until a new password is set",
    currency: "USD",
    main: 250,
    facts: {
      transferred: true,
      name: "Orla Finch",
      email: "orla@example.com",
      phone: "5550177345",
    },
    withdrawPassword: "5284",
  },
  {
    purpose: "Agent applications are closed (101): no friend rewards",
    currency: "USD",
    main: 100,
    facts: { agentApplication: "closed" },
    invite: { code: "CLOSED33" },
  },
  {
    purpose: "An agent application was refused (104): no friend rewards",
    currency: "USD",
    main: 100,
    facts: { agentApplication: "refused" },
    application: "refused",
    invite: { code: "PAUSED34" },
  },
  {
    purpose: "Answers a question from the profile at a new device: login answers 107",
    currency: "USD",
    main: 1_000,
    facts: {
      name: "Tomas Reyes",
      email: "tomas@example.com",
      phone: "5550142277",
      identityId: "NL7712034",
      securityQuestions: true,
    },
    withdrawPassword: "8206",
  },
  {
    purpose: "Invited twelve friends; two of them have brought their reward",
    currency: "USD",
    main: 500,
    friends: { all: 12, rewarded: 2 },
    invite: { code: "FRIEND36" },
  },
  {
    purpose: "Below the agent player17, with rounds of this month and the last",
    currency: "USD",
    main: 400,
    agent: "player17",
  },
  {
    purpose: "Below the agent player17, for a transfer",
    currency: "USD",
    main: 60,
    agent: "player17",
  },
  {
    purpose: "Brought by player37, so two levels below the agent player17",
    currency: "USD",
    main: 200,
    agent: "player37",
  },
  {
    purpose: "Has applied as an agent, and waits",
    currency: "USD",
    main: 100,
    application: "pending",
  },
  {
    purpose:
      "Must have a bank account before a deposit, with the withdraw password 6148 to add one",
    currency: "USD",
    main: 150,
    facts: { name: "Lena Brandt", needBankAccountDepositVerified: true },
    withdrawPassword: "6148",
  },
  {
    purpose: "May lose a dollar a day: a stake of $2 is refused, and so is a higher limit for 24 h",
    currency: "USD",
    main: 1_000,
    lossADay: 1,
  },
  {
    purpose: "Takes a time-out of a month: a start and a top-up answer 321",
    currency: "USD",
    main: 50,
    exclusion: "1-month",
  },
  {
    purpose: "Has excluded itself for five years: login answers 325",
    currency: "USD",
    main: 50,
    exclusion: "5-years",
    facts: {
      name: "Ida Vale",
      email: "ida@example.com",
      phone: "5550142244",
      birthday: "1985-2-11",
      identityId: "NL4400044",
    },
  },
  {
    purpose: "An agent who has been disabled: whoever registers with it hears 108",
    currency: "USD",
    main: 50,
    state: "disabled",
    facts: {
      memberType: 2,
      agentType: 1,
      agentLevel: 1,
      agentActive: true,
      identityId: "NL4500045",
    },
  },
  {
    purpose: "Its invite code has been withdrawn: whoever registers with it hears 110",
    currency: "USD",
    main: 50,
    invite: { code: "VOIDED46", isWithdrawn: true },
  },
];
