import { Hono } from "hono";
import * as v from "valibot";
import type { Clock } from "../ground/clock.ts";
import { decimalsOf, minorUnits, money, signOf } from "../money/amounts.ts";
import type { PlayRules } from "../rounds/play-rules.ts";
import { stakeToOffer, stakesIn } from "../rounds/stakes.ts";
import type { Demo } from "./demo.ts";
import type { Demos } from "./demos.ts";
import { json, moveBody, pressBody, roundBody, ticketBody } from "./page-bodies.ts";
import { toRotationDto, toRoundDto } from "./round-dto.ts";

const bearer = /^Bearer ([A-Za-z0-9_-]{16,64})$/;

/**
 * The API of a demo's page, under `/demo/api`: the calls of a game, with a balance that belongs to no member.
 * The ticket is also the session, as there is nothing to steal.
 */
export function createDemoApp(
  demos: Demos,
  clock: Clock,
  rulesOf: (gpId: string) => Promise<PlayRules>,
): Hono {
  const app = new Hono();

  const holder = (header: string | undefined): Demo | undefined => {
    const ticket = bearer.exec(header ?? "")?.[1];
    return ticket === undefined ? undefined : demos.find(ticket);
  };

  app.post("/session", async (context) => {
    const body = v.safeParse(ticketBody, await json(context.req.raw));
    if (!body.success) return context.json({ error: "malformed" }, 400);
    const demo = demos.find(body.output.ticket);
    if (!demo) return context.json({ error: "ended" });
    const { currency, ticket } = demo;
    const [last] = await demo.history();
    const { commitment, nextNonce } = demo.seed();
    return context.json({
      session: ticket,
      currency,
      symbol: signOf(currency),
      hasDecimals: decimalsOf(currency) > 0,
      balance: money(demo.balance()),
      stakes: stakesIn(currency).map(money),
      stake: money(stakeToOffer(currency, last?.round.stake)),
      seed: { commitment, nextNonce },
      rules: await rulesOf(demo.game.gp_id),
      last: last ? toRoundDto(last) : null,
    });
  });

  app.post("/rounds", async (context) => {
    const demo = holder(context.req.header("authorization"));
    if (!demo) return context.json({ error: "session" }, 401);
    const body = v.safeParse(roundBody, await json(context.req.raw));
    const stake = body.success ? minorUnits(body.output.stake) : undefined;
    if (!body.success || stake === undefined) return context.json({ error: "malformed" }, 400);
    const answer = await demo.begin({ ...body.output, stake });
    if (!answer.ok) return context.json({ error: answer.refusal });
    return context.json({ round: toRoundDto(answer.played), balance: money(answer.balance) });
  });

  app.post("/moves", async (context) => {
    const body = v.safeParse(moveBody, await json(context.req.raw));
    const now = clock();
    const demo = holder(context.req.header("authorization"));
    if (!demo) return context.json({ error: "session" }, 401);
    if (!body.success) return context.json({ error: "malformed" }, 400);
    const answer = await demo.move({ ...body.output, now });
    if (!answer.ok) return context.json({ error: answer.refusal });
    return context.json({ round: toRoundDto(answer.played), balance: money(answer.balance) });
  });

  app.get("/round", async (context) => {
    const demo = holder(context.req.header("authorization"));
    if (!demo) return context.json({ error: "session" }, 401);
    const [newest] = await demo.history();
    return context.json({
      round: newest ? toRoundDto(newest) : null,
      balance: money(demo.balance()),
    });
  });

  // A demo's rounds concern only its own page.
  app.post("/shown", (context) => context.json({}));

  app.post("/top-up", async (context) => {
    const demo = holder(context.req.header("authorization"));
    if (!demo) return context.json({ error: "session" }, 401);
    const body = v.safeParse(pressBody, await json(context.req.raw));
    if (!body.success) return context.json({ error: "malformed" }, 400);
    const amount = demo.refill(body.output.key);
    if (amount === undefined) return context.json({ error: "enough" });
    return context.json({ amount: money(amount), balance: money(demo.balance()) });
  });

  app.get("/balance", (context) => {
    const demo = holder(context.req.header("authorization"));
    if (!demo) return context.json({ error: "session" }, 401);
    return context.json({ balance: money(demo.balance()) });
  });

  app.get("/history", async (context) => {
    const demo = holder(context.req.header("authorization"));
    if (!demo) return context.json({ error: "session" }, 401);
    const { commitment, nextNonce } = demo.seed();
    return context.json({
      rounds: (await demo.history()).map(toRoundDto),
      seed: { commitment, nextNonce },
    });
  });

  app.post("/seeds", async (context) => {
    const demo = holder(context.req.header("authorization"));
    if (!demo) return context.json({ error: "session" }, 401);
    const rotated = await demo.rotate();
    if (!rotated) return context.json({ error: "open" });
    return context.json(toRotationDto(rotated));
  });

  return app;
}
