import * as v from "valibot";
import type { CatalogueGame } from "../catalogue/catalogue.ts";
import { lastPlayed, launch } from "../ground/db/schema.ts";
import {
  anyObject,
  empty,
  gameCode,
  gameTypeId,
  nothing,
  providerId,
  supportDevice,
  text,
  webAddress,
} from "../ground/values.ts";
import {
  isSessionLive,
  launchNamed,
  lockMember,
  newTicket,
  publishAddress,
  runningLaunch,
  type Launch,
} from "../play/launches.ts";
import { publishCash, queueForMember } from "../play/member-events.ts";
import { moveToProvider } from "../play/wallet.ts";
import { restrictionOnRound } from "../responsible-play/limits/restriction.ts";
import { endVisit } from "../rounds/end-visit.ts";
import { gameToStart, isPlayable } from "../rounds/playable.ts";
import { maintainInterval } from "../rounds/provider-status.ts";
import { smallestStake } from "../rounds/stakes.ts";
import { waitForProviders } from "../rounds/wait-for-providers.ts";
import type { Services } from "../services.ts";
import { done, failure, refusal } from "../wire/answer.ts";
import type { MemberAsk, MoneyAsk } from "../wire/call.ts";
import { moneyCall } from "../wire/money-call.ts";
import { restrictedAnswer } from "../wire/restriction-answer.ts";

type Needs = Pick<
  Services,
  | "background"
  | "catalogue"
  | "clock"
  | "db"
  | "ledger"
  | "playAddress"
  | "providerStatus"
  | "publisher"
  | "waitingStarts"
>;

const playBody = v.strictObject({
  gpId: providerId,
  game_type: gameTypeId,
  game_code: gameCode,
  lobby_url: webAddress,
  device: supportDevice,
  extra: v.optional(v.union([text(0, 1024), anyObject])),
});

type PlayBody = v.InferOutput<typeof playBody>;

const start = async (ask: MoneyAsk<Needs>, body: PlayBody, game: CatalogueGame) => {
  const { services, tx, holder, key } = ask;
  const { member } = holder;
  // Another game on the same account ends first, and its money is returned.
  await endVisit(services, tx, member, "replace");
  await moveToProvider(services, tx, member, { gpId: game.gp_id, key: `play:${member.id}:${key}` });
  const at = services.clock();
  const ticket = newTicket();
  const [started] = await tx
    .insert(launch)
    .values({
      memberId: member.id,
      launchId: key,
      gpId: game.gp_id,
      gameId: game.game_id,
      gameType: game.game_type,
      gameCode: game.game_code,
      currency: member.currency,
      device: body.device,
      lobbyUrl: body.lobby_url,
      locale: ask.lang,
      ticket,
      sessionId: holder.sessionId,
      url: services.playAddress(ticket),
      state: "pending",
      startedAt: at,
    })
    .returning();
  await tx
    .insert(lastPlayed)
    .values({ memberId: member.id, gameId: game.game_id, at })
    .onConflictDoUpdate({ target: [lastPlayed.memberId, lastPlayed.gameId], set: { at } });
  return started;
};

const sendAddress = (services: Needs, started: Launch) =>
  queueForMember(services, started.memberId, () => publishAddress(services.publisher, started));

/** The transfer-in and the stored address are one transaction; the address is sent after it. */
export const play1 = moneyCall({
  path: "/api/member/game/play1",
  operationId: "startGame",
  tag: "Play and wallet",
  body: playBody,
  data: v.object({ result: v.pipe(v.string(), v.regex(/^accepted$|^https?:\/\//)) }),
  prepare: async (ask: MemberAsk<Needs> & Pick<MoneyAsk, "key">, { gpId }) => {
    const { waitingStarts } = ask.services;
    const memberId = ask.holder.member.id;
    // Of two starts the later one wins, however long the provider of the other takes.
    waitingStarts.giveUp(memberId);
    const end = waitingStarts.begin(memberId, ask.key);
    let waited = false;
    try {
      waited = await waitForProviders(ask.services, [gpId]);
    } finally {
      if (!waited) end();
    }
    return waited ? end : undefined;
  },
  run: async (ask: MoneyAsk<Needs>, body) => {
    const { services, tx, holder, key, lang } = ask;
    if (holder.isReplaced) return failure(401, lang);
    const game = gameToStart(services.catalogue, {
      gpId: body.gpId,
      gameType: body.game_type,
      gameCode: body.game_code,
      device: body.device,
    });
    if (!game) return refusal("999", "game_unknown", lang);
    if (!isPlayable(game)) return refusal("999", "game_not_started", lang);
    const status = await services.providerStatus.of(tx, game.gp_id);
    if (status.state === "maintenance")
      return refusal("203", "provider_maintenance", lang, {
        maintain_interval: maintainInterval(status),
      });
    if (status.state === "refusing") return refusal("999", "game_not_started", lang);

    await lockMember(tx, holder.member.id);
    // The account may have been closed while this start was queued: no money is moved for a game that will not open.
    if (!(await isSessionLive(tx, holder.sessionId))) return failure(401, lang);
    if (services.waitingStarts.isGivenUp(holder.member.id, key))
      return refusal("999", "game_not_started", lang);
    // The key is stored as launch id for longer than its response is.
    if (await launchNamed(tx, holder.member.id, key)) return failure(409, lang);
    const { id: memberId, currency } = holder.member;
    const restriction = await restrictionOnRound(
      tx,
      { memberId, currency },
      { stake: smallestStake(currency), now: services.clock() },
    );
    if (restriction) return restrictedAnswer(restriction, lang);
    const started = await start(ask, body, game);
    ask.afterwards(() => {
      if (started) sendAddress(services, started);
      publishCash(services, holder.member);
    });
    return done({ result: "accepted" });
  },
  repeated: ({ services, holder }: MemberAsk<Needs>, key) =>
    queueForMember(services, holder.member.id, async () => {
      const started = await launchNamed(services.db, holder.member.id, key);
      if (started) await publishAddress(services.publisher, started);
    }),
});

export const leave1 = moneyCall({
  path: "/api/member/game/leave1",
  operationId: "leaveGame",
  tag: "Play and wallet",
  keepsToken: true,
  body: empty,
  data: nothing,
  prepare: async (ask: MemberAsk<Needs>) => {
    const { db, waitingStarts } = ask.services;
    const memberId = ask.holder.member.id;
    waitingStarts.giveUp(memberId);
    const running = await runningLaunch(db, memberId);
    if (!running || !(await waitForProviders(ask.services, [running.gpId]))) return undefined;
    // Meanwhile the player may have started another game instead of waiting for a slow provider; that one must not end.
    const now = await runningLaunch(db, memberId);
    return now?.id === running.id ? undefined : done();
  },
  run: async ({ services, tx, holder, lang, afterwards }: MoneyAsk<Needs>) => {
    await lockMember(tx, holder.member.id);
    // Includes the winnings of rounds that were finished meanwhile.
    const ended = await endVisit(services, tx, holder.member, "leave");
    if (ended === "unreachable") return refusal("999", "provider_silent", lang);
    if (ended === "returned") afterwards(() => publishCash(services, holder.member));
    return done();
  },
});

export const playCalls = [play1, leave1];
