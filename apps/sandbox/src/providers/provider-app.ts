import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";

import { currencySymbols, isCurrency } from "@naluma/site/currency";

import type { Catalogue, CatalogueGame } from "../catalogue/catalogue.ts";
import { createMediaApp } from "../catalogue/media-app.ts";
import { launch } from "../db/schema.ts";
import { minorUnits, money } from "../ledger/money.ts";
import { openTicket } from "../play/launches.ts";
import type { Launch } from "../play/launches.ts";
import { clientCode } from "./client-code.ts";
import { createDemoApp } from "./demo-app.ts";
import type { Demos } from "./demos.ts";
import { json, pressBody, roundBody, ticketBody } from "./page-bodies.ts";
import { pagePolicy } from "./page-policy.ts";
import { playPage } from "./play-page.ts";
import { isPlayable } from "./playable.ts";
import { quickBetsPage } from "./quick-bets-page.ts";
import { createRounds } from "./rounds.ts";
import type { RoundsPorts } from "./rounds.ts";
import { expectedReturn, returnInBasisPoints } from "./slot/expected-return.ts";
import { firstStake, stakesIn } from "./stakes.ts";
import { isSlotSymbol, themeOf } from "./theme.ts";
import type { SlotTheme } from "./theme.ts";
import { told } from "./told.ts";
import { pressTopUp } from "./top-up-press.ts";

export interface ProviderAppPorts extends RoundsPorts {
  readonly catalogue: Catalogue;
  readonly demos: Demos;
  /** Origin of the lobby: the only page that may frame a game, and the only one a game returns to. */
  readonly publicOrigin: string;
  /** Told after each round that moved money, outside its transaction; a failure harms nothing. */
  readonly afterRound?: (memberId: number) => Promise<void> | void;
}

/** Rounds that a history shows. */
const historyLength = 50;

/** The longest that a slow provider keeps a round, in ms. */
const longestDelay = 20_000;

const folder = new URL("./", import.meta.url);
const font = readFileSync(new URL("../../art/fonts/archivo-latin.woff2", folder));
/** The page's sheet, written part by part. */
const sheet = ["page", "bar", "reels", "desk", "sheets"]
  .map((part) => readFileSync(new URL(`client/${part}.css`, folder), "utf8"))
  .join("\n");

/**
 * The games of all providers, on an origin of their own: `GET /play?ticket=…` and what its page asks for.
 * The page's session is made from the ticket and names the launch; leaving the game ends it. As on the
 * operator's wire, a refusal that was understood is a 200, here with `error`.
 */
export function createProviderApp(ports: ProviderAppPorts): Hono {
  const { catalogue, clock, db, demos, publicOrigin } = ports;
  const app = new Hono();
  const rounds = createRounds(ports);
  const code = clientCode();
  const rtp = returnInBasisPoints(expectedReturn());
  const themes = new Map<string, SlotTheme>();

  const theme = (game: CatalogueGame): SlotTheme => {
    const known = themes.get(game.game_code);
    if (known) return known;
    const made = themeOf(game);
    if (themes.size >= 500) themes.clear();
    themes.set(game.game_code, made);
    return made;
  };

  const slotOf = (gameCode: string): CatalogueGame | undefined => {
    const game = catalogue.gameByCode(gameCode);
    return game && isPlayable(game) ? game : undefined;
  };

  app.onError((error, context) => {
    console.error(`provider: ${error instanceof Error ? error.message : String(error)}`);
    return context.json({ error: "fault" }, 500);
  });
  app.notFound((context) => context.json({ error: "unknown" }, 404));

  app.use(async (context, next) => {
    await next();
    context.header("x-content-type-options", "nosniff");
    context.header("referrer-policy", "no-referrer");
    if (!context.res.headers.has("cache-control")) context.header("cache-control", "no-store");
  });

  app.get("/healthz", (context) => context.json({ ok: true }));

  app.get("/play", async (context) => {
    const nonce = randomBytes(16).toString("base64");
    const ticket = context.req.query("ticket") ?? "";
    const found = await byTicket(ticket);
    const game = found && slotOf(found.gameCode);
    context.header("content-security-policy", pagePolicy(nonce, publicOrigin));
    context.header("cross-origin-resource-policy", "same-site");
    const page = playPage({
      nonce,
      locale: found?.locale ?? "en_US",
      game,
      provider: game && catalogue.provider(game.gp_id)?.name,
      theme: game && theme(game),
      lobby: found && lobbyOf(found.lobbyUrl, publicOrigin),
      isDemo: false,
      rtp,
    });
    return context.html(page, found && game ? 200 : 404);
  });

  app.get("/demo", (context) => {
    const nonce = randomBytes(16).toString("base64");
    const demo = demos.find(context.req.query("ticket") ?? "");
    context.header("content-security-policy", pagePolicy(nonce, publicOrigin));
    context.header("cross-origin-resource-policy", "same-site");
    const page = playPage({
      nonce,
      locale: demo?.locale ?? "en_US",
      game: demo?.game,
      provider: demo && catalogue.provider(demo.game.gp_id)?.name,
      theme: demo && theme(demo.game),
      // The lobby frames a demo and closes it itself.
      lobby: undefined,
      isDemo: true,
      rtp,
    });
    return context.html(page, demo ? 200 : 404);
  });

  app.get("/quick-bets", (context) => {
    const nonce = randomBytes(16).toString("base64");
    context.header("content-security-policy", pagePolicy(nonce, publicOrigin));
    context.header("cross-origin-resource-policy", "same-site");
    const locale = context.req.query("lang") ?? "en_US";
    return context.html(quickBetsPage({ nonce, locale, now: clock() }));
  });

  app.get("/assets/game.css", (context) => {
    context.header("content-type", "text/css; charset=utf-8");
    return context.body(sheet);
  });
  app.get("/assets/archivo.woff2", (context) => {
    context.header("content-type", "font/woff2");
    context.header("cache-control", "public, max-age=31536000, immutable");
    return context.body(new Uint8Array(font));
  });
  app.get("/assets/:part{(client|slot)}/:file", (context) => {
    const source = code.get(`${context.req.param("part")}/${context.req.param("file")}`);
    if (source === undefined) return context.notFound();
    context.header("content-type", "text/javascript; charset=utf-8");
    return context.body(source);
  });

  app.get("/art/:code/:file{[a-zA-Z]+\\.svg}", (context) => {
    const game = slotOf(context.req.param("code"));
    const name = context.req.param("file").slice(0, -".svg".length);
    if (!game) return context.notFound();
    const drawing = isSlotSymbol(name) ? theme(game).drawings[name] : undefined;
    const picture = name === "scene" ? theme(game).scene : drawing;
    if (picture === undefined) return context.notFound();
    context.header("content-type", "image/svg+xml; charset=utf-8");
    context.header("cache-control", "public, max-age=31536000, immutable");
    context.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
    return context.body(picture);
  });
  app.route("/", createMediaApp(catalogue));

  const smallBody = bodyLimit({
    maxSize: 10_000,
    onError: (c) => c.json({ error: "too_large" }, 413),
  });
  app.use("/api/*", smallBody);
  app.use("/demo/api/*", smallBody);
  app.route("/demo/api", createDemoApp(demos));

  app.post("/api/session", async (context) => {
    const body = v.safeParse(ticketBody, await json(context.req.raw));
    if (!body.success) return context.json({ error: "malformed" }, 400);
    const standing = await openTicket(db, body.output.ticket, clock);
    if (!standing) {
      const known = await byTicket(body.output.ticket);
      return known ? context.json({ error: "ended" }) : context.json({ error: "unknown" }, 404);
    }
    const game = slotOf(standing.gameCode);
    if (!game) return context.json({ error: "unknown" }, 404);
    const [balance, seed, last] = await Promise.all([
      rounds.balance(standing),
      rounds.seed(standing),
      rounds.history(standing, 1),
    ]);
    return context.json({
      session: sessionOf(standing),
      currency: standing.currency,
      symbol: isCurrency(standing.currency) ? currencySymbols[standing.currency] : "",
      balance: money(balance),
      stakes: stakesIn(standing.currency).map(money),
      stake: money(last[0]?.round.stake ?? firstStake(standing.currency)),
      seed: { commitment: seed.commitment, nextNonce: seed.nextNonce },
      last: last[0] ? told(last[0]) : null,
    });
  });

  app.post("/api/spin", async (context) => {
    const playing = await holder(context.req.header("authorization"));
    if (!playing) return context.json({ error: "session" }, 401);
    const body = v.safeParse(roundBody, await json(context.req.raw));
    const stake = body.success ? minorUnits(body.output.stake) : undefined;
    if (!body.success || stake === undefined) return context.json({ error: "malformed" }, 400);

    const standing = await ports.providerStates.standing(db, playing.gpId);
    if (standing.state === "slow") await pause(Math.min(longestDelay, standing.delayMs));

    const { roundId, clientSeed } = body.output;
    const answer = await rounds.spin(playing, { roundId, stake, clientSeed });
    if (!answer.ok) return context.json({ error: answer.refusal });
    await Promise.resolve(ports.afterRound?.(playing.memberId)).catch((error: unknown) =>
      console.error(`provider: after a round: ${String(error)}`),
    );
    return context.json({ round: told(answer.played), balance: money(answer.balance) });
  });

  app.post("/api/top-up", async (context) => {
    const playing = await holder(context.req.header("authorization"));
    if (!playing) return context.json({ error: "session" }, 401);
    const body = v.safeParse(pressBody, await json(context.req.raw));
    if (!body.success) return context.json({ error: "malformed" }, 400);
    const pressed = await pressTopUp(ports, playing, body.output.key);
    if (pressed.kind === "later") {
      return context.json({ error: "later", nextAt: new Date(pressed.nextAt).toISOString() });
    }
    if (pressed.kind !== "done") return context.json({ error: pressed.kind });
    const balance = money(await rounds.balance(playing));
    return context.json({ amount: money(pressed.amount), balance });
  });

  app.get("/api/balance", async (context) => {
    const playing = await holder(context.req.header("authorization"));
    if (!playing) return context.json({ error: "session" }, 401);
    if (playing.state === "left") return context.json({ error: "ended" });
    return context.json({ balance: money(await rounds.balance(playing)) });
  });

  app.get("/api/history", async (context) => {
    const playing = await holder(context.req.header("authorization"));
    if (!playing) return context.json({ error: "session" }, 401);
    const seed = playing.state === "left" ? undefined : await rounds.seed(playing);
    const played = await rounds.history(playing, historyLength);
    return context.json({
      rounds: played.map(told),
      seed: seed ? { commitment: seed.commitment, nextNonce: seed.nextNonce } : null,
    });
  });

  app.post("/api/seeds", async (context) => {
    const playing = await holder(context.req.header("authorization"));
    if (!playing) return context.json({ error: "session" }, 401);
    if (playing.state === "left") return context.json({ error: "ended" });
    const { before, now } = await rounds.rotate(playing);
    return context.json({
      before: {
        commitment: before.commitment,
        serverSeed: before.serverSeed,
        rounds: before.nextNonce,
      },
      seed: { commitment: now.commitment, nextNonce: now.nextNonce },
    });
  });

  async function byTicket(ticket: string): Promise<Launch | undefined> {
    if (!/^[A-Za-z0-9_-]{16,64}$/.test(ticket)) return undefined;
    const [found] = await db.select().from(launch).where(eq(launch.ticket, ticket));
    return found;
  }

  /** The launch that a session names, whether it was left or not. */
  async function holder(header: string | undefined): Promise<Launch | undefined> {
    const [, id, proof] = /^Bearer (\d{1,9})\.([A-Za-z0-9_-]{43})$/.exec(header ?? "") ?? [];
    if (id === undefined || proof === undefined) return undefined;
    const [found] = await db
      .select()
      .from(launch)
      .where(eq(launch.id, Number(id)));
    if (!found || found.state === "pending") return undefined;
    const right = Buffer.from(proofOf(found.ticket));
    const given = Buffer.from(proof);
    return right.length === given.length && timingSafeEqual(right, given) ? found : undefined;
  }

  return app;
}

/** Not the ticket itself, so that a session seen in a log or a dump opens no game. */
const proofOf = (ticket: string): string =>
  createHash("sha256").update(`provider session of ${ticket}`).digest("base64url");

const sessionOf = (playing: Launch): string => `${playing.id}.${proofOf(playing.ticket)}`;

/** The return address, if it is the lobby's own: anything else a launch carries is not followed. */
export function lobbyOf(lobbyUrl: string, publicOrigin: string): string | undefined {
  const url = URL.parse(lobbyUrl);
  return url?.origin === publicOrigin && url.username === "" && url.password === ""
    ? url.href
    : undefined;
}
