import { eq } from "drizzle-orm";
import type { ContentKind } from "../content/content-kinds.ts";
import type { Contents } from "../content/contents.ts";
import {
  asParagraphs,
  seededPageText,
  seededText,
  type SeededText,
} from "../content/seeded-texts.ts";
import { payReward } from "../friend-rewards/friend-rewards.ts";
import { inviteCode, invitedFriend } from "../friend-rewards/schema.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { installation, member, type MemberFacts } from "../ground/db/schema.ts";
import { houseAccount, mainAccount, providerWallet } from "../ledger/accounts.ts";
import type { Entry, Ledger } from "../ledger/ledger.ts";
import { addLetters, type NewLetter } from "../letters/letters.ts";
import { hashPassword } from "../members/passwords.ts";
import { accountName, accounts, password, type SeedAccount } from "../members/seeded-accounts.ts";
import { minted, worth } from "../money/amounts.ts";
import { takeKnownDetails } from "../registration/taken-details.ts";
import { exclusionEnd } from "../responsible-play/limits/exclusion.ts";
import { addExclusion, changeLimit } from "../responsible-play/limits/stored-limits.ts";
import { sites, type SiteRecord } from "../sites/sites.ts";
import { seedAgents } from "./agents.ts";
import { seedContents } from "./contents.ts";

type Written = Pick<NewLetter, "title" | "content">;

const letter = (title: SeededText, ...texts: readonly Record<string, string>[]): Written => ({
  title: seededText(title),
  content: asParagraphs(...texts),
});

/** The operator's letters, newest first. */
const written: readonly Written[] = [
  letter("bulletin.more.title", seededText("bulletin.more.text"), seededPageText("refill.2")),
  letter(
    "bulletin.one_key.title",
    seededText("bulletin.one_key.text"),
    seededText("bulletin.one_key.where"),
  ),
  letter("link.responsible", seededPageText("responsible.1"), seededPageText("responsible.3")),
  letter("bulletin.languages.title", seededText("bulletin.languages.text")),
  letter("bulletin.slots.title", seededText("bulletin.slots.text")),
  letter(
    "bulletin.welcome.title",
    seededText("bulletin.welcome.text"),
    seededText("bulletin.welcome.slots"),
    seededText("bulletin.welcome.heart"),
  ),
];

const hour = 3_600_000;

/** The time between two letters; not a multiple of a day, so that their times of day differ. */
const between = 31 * hour;

/**
 * The letters of a seeded account, oldest first, dated in the past weeks.
 *
 * @param now in ms since 1970
 */
const seedLetters = (
  { letters }: Pick<SeedAccount, "letters">,
  now: number,
): readonly NewLetter[] =>
  Array.from({ length: letters?.all ?? 0 }, (_, age) => {
    const { title, content } = written[age % written.length] ?? { title: {}, content: {} };
    const createdAt = now - 2 * hour - age * between;
    const isRead = age >= (letters?.unread ?? 0);
    return { title, content, createdAt, ...(isRead && { readAt: createdAt + hour }) };
  }).toReversed();

interface SeedTools {
  readonly db: Database;
  readonly ledger: Ledger;
  readonly contents: Contents;
  readonly now: number;
}

export const memberId = (siteId: number, place: number): number => siteId * 1_000 + place + 1;

const currencyAt = (site: SiteRecord, { currency }: SeedAccount): string =>
  site.currencies.includes(currency) ? currency : (site.currencies[0] ?? "USD");

/** The main wallet and provider wallets of one account, funded from the house account of its currency. */
const openingBalances = (
  site: SiteRecord,
  account: SeedAccount,
  place: number,
): readonly Entry[] => {
  const id = memberId(site.id, place);
  const currency = currencyAt(site, account);
  const filled = [
    { account: mainAccount(id, currency), amount: worth(account.main, currency) },
    ...Object.entries(account.wallets ?? {}).map(([gpId, dollars]) => ({
      account: providerWallet(id, gpId, currency),
      amount: worth(dollars, currency),
    })),
  ].filter(({ amount }) => amount > 0n);
  return filled.flatMap((entry) => [
    entry,
    { account: houseAccount(currency), amount: -entry.amount },
  ]);
};

const day = 24 * 60 * 60_000;

/** The first accounts of the site joined by the invite, one every two days. */
const seedFriends = async (
  tx: Tx,
  site: SiteRecord,
  { ledger, now }: Pick<SeedTools, "ledger" | "now">,
) => {
  if (site.lacks.includes("friends")) return;
  for (const [place, account] of accounts.entries()) {
    const { all, rewarded } = account.friends ?? { all: 0, rewarded: 0 };
    const introducer = { id: memberId(site.id, place), currency: currencyAt(site, account) };
    for (let friend = 0; friend < all; friend += 1) {
      const friendId = memberId(site.id, friend);
      const joinedAt = now - (all - friend) * 2 * day;
      await tx.insert(invitedFriend).values({ memberId: introducer.id, friendId, joinedAt });
      const services = { ledger, clock: () => joinedAt + day };
      if (friend < rewarded) await payReward(services, tx, introducer, friendId);
    }
  }
};

/** Codes used in documents and tests; an existing code of a member is kept. */
const seedInviteCodes = async (tx: Tx, now: number): Promise<void> => {
  if (!(await claim(tx, "invite-codes"))) return;
  for (const site of sites.filter(({ lacks }) => !lacks.includes("friends")))
    for (const [place, { invite }] of accounts.entries())
      if (invite)
        await tx
          .insert(inviteCode)
          .values({
            memberId: memberId(site.id, place),
            code: invite.code,
            withdrawnAt: invite.isWithdrawn ? now : null,
          })
          .onConflictDoNothing();
};

const seedPlayLimits = async (tx: Tx, site: SiteRecord, now: number) => {
  for (const [place, account] of accounts.entries()) {
    const id = memberId(site.id, place);
    const { lossADay, exclusion: length } = account;
    if (lossADay !== undefined) {
      const size = worth(lossADay, currencyAt(site, account));
      await changeLimit(tx, id, { kind: "loss", period: "day" }, () => ({ size }));
    }
    if (length !== undefined) {
      const kind = length === "5-years" ? "self-exclusion" : "time-out";
      const endsAt = exclusionEnd(length, now);
      await addExclusion(tx, { memberId: id, kind, startedAt: now, endsAt });
    }
  }
};

interface Hashes {
  readonly passwordHash: string;
  /** By the plain-text password. */
  readonly withdrawHashes: ReadonlyMap<string, string>;
}

const factsOf = ({ facts, withdrawPassword }: SeedAccount, hashes: Hashes): MemberFacts => {
  const hash = withdrawPassword && hashes.withdrawHashes.get(withdrawPassword);
  return { ...facts, ...(hash && { withdrawPassword: hash }) };
};

const seedSite = async (
  tx: Tx,
  site: SiteRecord,
  { ledger, contents, now, ...hashes }: SeedTools & Hashes,
) => {
  await tx.insert(member).values(
    accounts.map((account, place) => ({
      id: memberId(site.id, place),
      siteId: site.id,
      account: accountName(place),
      passwordHash: hashes.passwordHash,
      currency: currencyAt(site, account),
      state: account.state ?? ("active" as const),
      facts: factsOf(account, hashes),
      createdAt: now,
    })),
  );
  const entries = accounts.flatMap((account, place) => openingBalances(site, account, place));
  await ledger.transfer(tx, { key: `seed:${site.id}`, kind: "seed", entries });

  await seedFriends(tx, site, { ledger, now });
  if (!site.lacks.includes("limits")) await seedPlayLimits(tx, site, now);

  const lists = seedContents(now, site);
  await contents.replace(tx, site.id, "banner", lists.banner);
  await contents.replace(tx, site.id, "announcement", lists.announcement);
  await contents.replace(tx, site.id, "footer", lists.footer);
  await contents.replace(tx, site.id, "mobile-footer", lists["mobile-footer"]);
  await contents.replace(tx, site.id, "float", lists.float);
};

const hashAll = async (typed: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(await Promise.all(typed.map(async (one) => [one, await hashPassword(one)] as const)));

/** True only for the first call with this name, once per database. */
export const claim = async (tx: Tx, name: string): Promise<boolean> => {
  const claimed = await tx
    .insert(installation)
    .values({ name, value: "1" })
    .onConflictDoNothing()
    .returning();
  return claimed.length > 0;
};

/** Adds kinds of content that an older database lacks; an operator's own content is kept. */
const seedLaterContents = async (tx: Tx, { contents, now }: SeedTools): Promise<void> => {
  const place = async <Kind extends ContentKind>(kind: Kind) => {
    if (!(await claim(tx, `contents:${kind}`))) return;
    for (const site of sites)
      await contents.replace(tx, site.id, kind, seedContents(now, site)[kind]);
  };
  await place("bulletin");
  await place("bulletin-setting");
  await place("page");
  await place("sponsor");
  await place("login");
};

/** Letters to the seeded accounts, including those of an older database. */
const seedAllLetters = async (tx: Tx, now: number): Promise<void> => {
  if (!(await claim(tx, "letters"))) return;
  for (const site of sites)
    for (const [place, account] of accounts.entries()) {
      const letters = seedLetters(account, now);
      if (letters.length > 0) await addLetters(tx, memberId(site.id, place), letters);
    }
};

/**
 * Members, wallets and contents of all sites, once per database. Rounds are played in transactions of their
 * own, so parallel starts are serialised (`OpenDatabase.inTurn`).
 */
export const seed = async (tools: SeedTools): Promise<void> => {
  await seedMembers(tools);
  const { db, now } = tools;
  await db.transaction(async (tx) => {
    if (await claim(tx, "taken-details")) await takeKnownDetails(tx);
  });
  const [done] = await db.select().from(installation).where(eq(installation.name, "agents"));
  if (done) return;
  // An interrupted start may already have done part of this; nothing is done twice.
  for (const site of sites) await seedAgents(db, site, now);
  await db.transaction((tx) => claim(tx, "agents"));
};

const seedMembers = async (tools: SeedTools): Promise<void> => {
  const { db, ledger } = tools;
  await db.transaction((tx) => seedLaterContents(tx, tools));
  await db.transaction((tx) => seedAllLetters(tx, tools.now));
  await db.transaction((tx) => seedInviteCodes(tx, tools.now));
  const [before] = await db.select().from(installation).where(eq(installation.name, "seeded"));
  if (before) return;
  // All accounts share one password and its hash, because thirty slow hashes would only cost time.
  const passwordHash = await hashPassword(password);
  const withdrawHashes = await hashAll(
    accounts.flatMap(({ withdrawPassword }) => withdrawPassword ?? []),
  );
  await db.transaction(async (tx) => {
    if (!(await claim(tx, "seeded"))) return;
    for (const currency of new Set(sites.flatMap((site) => site.currencies)))
      await ledger.mint(tx, currency, minted(currency));
    for (const site of sites) await seedSite(tx, site, { ...tools, passwordHash, withdrawHashes });
  });
};
