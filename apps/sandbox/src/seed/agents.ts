import { createHash } from "node:crypto";
import { engineNamed } from "@naluma/game-engines/engines";
import { commitmentTo } from "@naluma/game-engines/provably-fair";
import { and, eq } from "drizzle-orm";
import { monthAt } from "../agents/months.ts";
import { agentApplication, downline } from "../agents/schema.ts";
import { settleMonth } from "../agents/settlements.ts";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import type { Database } from "../ground/db/database.ts";
import { launch, member } from "../ground/db/schema.ts";
import { createLedger } from "../ledger/ledger.ts";
import { accountName, accounts } from "../members/seeded-accounts.ts";
import type { Member } from "../members/sessions.ts";
import { markLeft, newTicket } from "../play/launches.ts";
import { moveBack, moveToProvider } from "../play/wallet.ts";
import { createProviderStatuses } from "../rounds/provider-status.ts";
import { createRounds } from "../rounds/rounds.ts";
import { gameSeed } from "../rounds/schema.ts";
import { putAway, seedInUse } from "../rounds/seeds.ts";
import { stakesIn } from "../rounds/stakes.ts";
import type { SiteRecord } from "../sites/sites.ts";

const day = 24 * 60 * 60_000;
const gpId = "GPHL";
const slots = 2;
const game = makeCatalogue({ games: 9 }).gamesOf(gpId, slots)[0];
const engine = game && engineNamed(game.engine ?? "");

/** How many days ago the members of a downline played: mostly this month, and the one before. */
const playedDaysAgo = [34, 32, 3, 1] as const;
const roundsADay = 3;

interface Played {
  readonly id: number;
  /** Its position among the seeded members, from 1. */
  readonly place: number;
  readonly at: number;
}

/** The same rounds in every installation, so that the content of the reports is predictable. */
const seededRounds = async (db: Database, { id, place, at }: Played): Promise<void> => {
  const serverSeed = createHash("sha256").update(`rounds 3 of member ${place}`).digest("hex");
  await db
    .insert(gameSeed)
    .values({
      memberId: id,
      gpId,
      serverSeed,
      commitment: await commitmentTo(serverSeed),
      createdAt: at,
    })
    .onConflictDoNothing();
};

/** Slot rounds as they would have been played on that day; running it again adds nothing. */
const playOn = async (db: Database, player: Member, days: number, now: number): Promise<void> => {
  if (!game || !engine) return;
  const at = now - days * day;
  const clock = () => at;
  const ledger = createLedger(clock);
  const key = `seed-${player.id}-${days}`;
  const [opened] = await db
    .insert(launch)
    .values({
      memberId: player.id,
      launchId: key,
      gpId,
      gameId: game.game_id,
      gameType: slots,
      gameCode: game.game_code,
      currency: player.currency,
      device: 1,
      lobbyUrl: "",
      locale: "en_US",
      ticket: newTicket(),
      url: "",
      state: "open",
      startedAt: at,
      openedAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (!opened) return;
  await db.transaction((tx) => moveToProvider({ ledger }, tx, player, { gpId, key }));
  const rounds = createRounds({ db, ledger, clock, providerStatus: createProviderStatuses(clock) });
  for (let place = 0; place < roundsADay; place += 1)
    await rounds.begin(opened, engine, {
      roundId: `${key}-${place}`,
      stake: stakesIn(player.currency)[4] ?? 0n,
      choice: "",
      clientSeed: `${days}-${place}`,
    });
  await db.transaction(async (tx) => {
    const back = { gpIds: [gpId], key: `${key}-back`, kind: "from-provider" };
    await moveBack({ ledger }, tx, player, back);
    await markLeft(tx, player.id, at + 60_000);
  });
};

const play = async (
  db: Database,
  player: Member,
  { place, now }: { readonly place: number; readonly now: number },
): Promise<void> => {
  await seededRounds(db, { id: player.id, place, at: now - playedDaysAgo[0] * day });
  for (const days of playedDaysAgo) await playOn(db, player, days, now);
  // Anybody could predict the rounds of this seed.
  await db.transaction(async (tx) => {
    const seed = await seedInUse(tx, { memberId: player.id, gpId }, now);
    await putAway(tx, seed, now);
  });
};

const seededMember = async (db: Database, site: SiteRecord, account: string) => {
  const [found] = await db
    .select()
    .from(member)
    .where(and(eq(member.siteId, site.id), eq(member.account, account)));
  return found;
};

/** Seeds downlines, their rounds, applications, and the commission of the previous month. */
export const seedAgents = async (db: Database, site: SiteRecord, now: number): Promise<void> => {
  const agents = new Map<number, Member>();
  let played = 0;
  for (const [place, { agent, application }] of accounts.entries()) {
    if (agent === undefined && application === undefined) continue;
    const one = await seededMember(db, site, accountName(place));
    if (!one) continue;
    if (application !== undefined)
      await db
        .insert(agentApplication)
        .values({
          memberId: one.id,
          state: application,
          appliedAt: now - 3 * day,
          decidedAt: application === "refused" ? now - day : null,
        })
        .onConflictDoNothing();
    const above = agent === undefined ? undefined : await seededMember(db, site, agent);
    if (!above) continue;
    if (above.facts.agentActive) agents.set(above.id, above);
    const joinedAt = now - 40 * day + place * 60_000;
    await db
      .insert(downline)
      .values({ memberId: one.id, agentId: above.id, joinedAt })
      .onConflictDoNothing();
    played += 1;
    await play(db, one, { place: played, now });
  }
  const clock = () => now;
  const before = monthAt(now - playedDaysAgo[0] * day);
  for (const agent of agents.values())
    await db.transaction((tx) =>
      settleMonth({ clock, ledger: createLedger(clock) }, tx, agent, before),
    );
};
