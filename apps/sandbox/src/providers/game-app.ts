import { createHash, timingSafeEqual } from "node:crypto";
import type { Engine } from "@naluma/game-engines/engine";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isoTime } from "../ground/clock.ts";
import { launch } from "../ground/db/schema.ts";
import { decimalsOf, minorUnits, money, signOf } from "../money/amounts.ts";
import { isLoggedOut, launchOfTicket, newTicket, openTicket } from "../play/launches.ts";
import type { Launch } from "../play/launches.ts";
import type { PlayRestriction } from "../responsible-play/limits/restriction.ts";
import { endOfVisit } from "../rounds/end-visit.ts";
import { playRulesOf } from "../rounds/play-rules.ts";
import { engineOf } from "../rounds/playable.ts";
import { createRounds } from "../rounds/rounds.ts";
import type { RoundAnswer, RoundsPorts } from "../rounds/rounds.ts";
import { stakeToOffer, stakesIn } from "../rounds/stakes.ts";
import { restrictionData } from "../wire/restriction-answer.ts";
import { json, moveBody, pressBody, roundBody, ticketBody } from "./page-bodies.ts";
import { toRotationDto, toRoundDto } from "./round-dto.ts";
import { pressTopUp } from "./top-up-press.ts";

export interface GameAppPorts extends RoundsPorts {
  readonly catalogue: Catalogue;
}

/** The number of rounds that a history shows. */
const historyLength = 50;

/** The longest delay of a slow provider's round, in ms. */
const longestDelay = 20_000;

/**
 * The API of a game's page, under `/api`. The session is derived from the ticket and identifies the launch;
 * leaving the game ends it. As on the operator's wire, a well-formed call that is refused gets a 200, here with
 * `error`.
 */
export function createGameApp(ports: GameAppPorts): Hono {
  const { catalogue, clock, db } = ports;
  const app = new Hono();
  const rounds = createRounds(ports);

  const engineIn = ({ gameCode }: Launch): Engine | undefined => {
    const game = catalogue.gameByCode(gameCode);
    return game && engineOf(game);
  };

  app.post("/session", async (context) => {
    const body = v.safeParse(ticketBody, await json(context.req.raw));
    if (!body.success) return context.json({ error: "malformed" }, 400);
    const { ticket, key = newTicket() } = body.output;
    const opened = await openTicket(db, { ticket, key }, clock);
    if (!opened.ok) {
      const left = opened.refusal === "ended" ? await launchOfTicket(db, ticket) : undefined;
      const over = (left && (await overNow(left))) ?? { error: opened.refusal };
      return context.json(over, opened.refusal === "unknown" ? 404 : 200);
    }
    const launched = opened.launch;
    if (!engineIn(launched)) return context.json({ error: "unknown" }, 404);
    const over = await overNow(launched);
    if (over) return context.json(over);
    // Read first, because a round that has timed out pays into the balance.
    const last = await rounds.newest(launched);
    const [balance, seed, rules] = await Promise.all([
      rounds.balance(launched),
      rounds.seed(launched),
      playRulesOf(db, launched.gpId),
    ]);
    return context.json({
      session: sessionOf(launched),
      currency: launched.currency,
      symbol: signOf(launched.currency),
      hasDecimals: decimalsOf(launched.currency) > 0,
      balance: money(balance),
      stakes: stakesIn(launched.currency).map(money),
      stake: money(stakeToOffer(launched.currency, last?.round.stake)),
      seed: { commitment: seed.commitment, nextNonce: seed.nextNonce },
      rules,
      last: last ? toRoundDto(last) : null,
    });
  });

  /** Why a game cannot continue: the member's own limits, or because it was left. */
  async function overNow(playing: Launch) {
    const restriction = await endOfVisit(ports, playing);
    if (restriction) return toRestrictionDto(restriction);
    return playing.state === "left" ? { error: "ended" } : undefined;
  }

  /** The response to a step of a round. */
  function answerTo(playing: Launch, answer: RoundAnswer) {
    if (!answer.ok) {
      return answer.restriction ? toRestrictionDto(answer.restriction) : { error: answer.refusal };
    }
    ports.moneyMoved?.(playing);
    return { round: toRoundDto(answer.played), balance: money(answer.balance) };
  }

  app.post("/rounds", async (context) => {
    const playing = await holder(context.req.header("authorization"));
    if (!playing) return context.json({ error: "session" }, 401);
    const body = v.safeParse(roundBody, await json(context.req.raw));
    const stake = body.success ? minorUnits(body.output.stake) : undefined;
    if (!body.success || stake === undefined) return context.json({ error: "malformed" }, 400);
    const engine = engineIn(playing);
    if (!engine) return context.json({ error: "unknown" }, 404);
    if (await isLoggedOut(db, playing)) return context.json({ error: "logged-out" });

    const status = await ports.providerStatus.of(db, playing.gpId);
    if (status.state === "slow")
      await ports.providerStatus.delay(Math.min(longestDelay, status.delayMs));
    const answer = await rounds.begin(playing, engine, { ...body.output, stake });
    // There will be no further round, so the game ends at once instead of on the page's next request.
    if (!answer.ok && answer.refusal === "session-limit") await endOfVisit(ports, playing);
    return context.json(answerTo(playing, answer));
  });

  // A slow provider does not delay moves either, because their effect may depend on the time. The time that counts is
  // when the whole request has arrived, so delaying part of it gives no advantage.
  app.post("/moves", async (context) => {
    const body = v.safeParse(moveBody, await json(context.req.raw));
    const now = clock();
    const playing = await holder(context.req.header("authorization"));
    if (!playing) return context.json({ error: "session" }, 401);
    if (!body.success) return context.json({ error: "malformed" }, 400);
    const answer = await rounds.move(playing, { ...body.output, now });
    return context.json(answerTo(playing, answer));
  });

  app.get("/round", async (context) => {
    const playing = await holder(context.req.header("authorization"));
    if (!playing) return context.json({ error: "session" }, 401);
    const over = await overNow(playing);
    if (over) return context.json(over);
    const newest = await rounds.newest(playing);
    const balance = money(await rounds.balance(playing));
    return context.json({ round: newest ? toRoundDto(newest) : null, balance });
  });

  app.post("/shown", async (context) => {
    const playing = await holder(context.req.header("authorization"));
    if (!playing) return context.json({ error: "session" }, 401);
    ports.roundShown?.(playing);
    return context.json({});
  });

  app.post("/top-up", async (context) => {
    const playing = await holder(context.req.header("authorization"));
    if (!playing) return context.json({ error: "session" }, 401);
    const body = v.safeParse(pressBody, await json(context.req.raw));
    if (!body.success) return context.json({ error: "malformed" }, 400);
    const pressed = await pressTopUp(ports, playing, body.output.key);
    if (pressed.kind === "later") {
      return context.json({ error: "later", nextAt: isoTime(pressed.nextAt) });
    }
    if (pressed.kind === "restricted") return context.json(toRestrictionDto(pressed.restriction));
    if (pressed.kind !== "done") return context.json({ error: pressed.kind });
    ports.moneyMoved?.(playing);
    const balance = money(await rounds.balance(playing));
    return context.json({ amount: money(pressed.amount), balance });
  });

  app.get("/balance", async (context) => {
    const playing = await holder(context.req.header("authorization"));
    if (!playing) return context.json({ error: "session" }, 401);
    const over = await overNow(playing);
    if (over) return context.json(over);
    return context.json({ balance: money(await rounds.balance(playing)) });
  });

  app.get("/history", async (context) => {
    const playing = await holder(context.req.header("authorization"));
    if (!playing) return context.json({ error: "session" }, 401);
    const seed = playing.state === "left" ? undefined : await rounds.seed(playing);
    const played = await rounds.history(playing, historyLength);
    return context.json({
      rounds: played.map(toRoundDto),
      seed: seed ? { commitment: seed.commitment, nextNonce: seed.nextNonce } : null,
    });
  });

  app.post("/seeds", async (context) => {
    const playing = await holder(context.req.header("authorization"));
    if (!playing) return context.json({ error: "session" }, 401);
    if (playing.state === "left") return context.json({ error: "ended" });
    const rotated = await rounds.rotate(playing);
    if (!rotated) return context.json({ error: "open" });
    return context.json(toRotationDto(rotated));
  });

  /** The launch that a session belongs to, even if it was left. */
  async function holder(header: string | undefined): Promise<Launch | undefined> {
    const [, id, proof] = /^Bearer (\d{1,9})\.([A-Za-z0-9_-]{43})$/.exec(header ?? "") ?? [];
    if (id === undefined || proof === undefined) return undefined;
    const [found] = await db
      .select()
      .from(launch)
      .where(eq(launch.id, Number(id)));
    if (!found || found.state === "pending") return undefined;
    const right = Buffer.from(proofOf(found));
    const given = Buffer.from(proof);
    return right.length === given.length && timingSafeEqual(right, given) ? found : undefined;
  }

  return app;
}

const toRestrictionDto = (restriction: PlayRestriction) => ({
  error: restriction.why,
  ...restrictionData(restriction),
});

/**
 * Not the ticket itself, so that a session seen in a log or a dump opens no game. It cannot be derived from the
 * ticket alone either.
 */
const proofOf = ({ ticket, openedBy }: Launch): string =>
  createHash("sha256")
    .update(`provider session of ${ticket}${openedBy ?? ""}`)
    .digest("base64url");

const sessionOf = (playing: Launch): string => `${playing.id}.${proofOf(playing)}`;
