import { randomBytes } from "node:crypto";
import { pageAssets } from "@naluma/game-client/assets";
import { matchesPage } from "@naluma/game-client/matches-page";
import { pagePolicy } from "@naluma/game-client/page-policy";
import { playPage, type PageGame } from "@naluma/game-client/play-page";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { CatalogueGame, LocalisedName } from "../catalogue/catalogue.ts";
import { createMediaApp } from "../catalogue/media-app.ts";
import type { Outage } from "../ground/db/outage.ts";
import { isBusy } from "../ground/db/retry.ts";
import { logError } from "../ground/log.ts";
import { launchOfTicket } from "../play/launches.ts";
import { playRulesOf } from "../rounds/play-rules.ts";
import { engineOf, isPlayable } from "../rounds/playable.ts";
import type { OrderedAnswers } from "../wire/ordered-answers.ts";
import { createDemoApp } from "./demo-app.ts";
import type { Demos } from "./demos.ts";
import { createGameApp, type GameAppPorts } from "./game-app.ts";
import { matchesToday } from "./matches-today.ts";
import { isTicket } from "./page-bodies.ts";
import { bySymbol, isSlotSymbol, themeOf, type GameTheme } from "./theme.ts";

/** A name in a language, or in English if the catalogue has no other. */
const nameIn = (name: LocalisedName, locale: string): string =>
  Object.entries(name).find(([language]) => language === locale)?.[1] ?? name.en_US;

/** The data of a catalogue game for its page; undefined if no engine plays it. */
function pageGame(
  game: CatalogueGame,
  theme: GameTheme,
  { locale, provider }: { readonly locale: string; readonly provider: string },
): PageGame | undefined {
  const engine = engineOf(game);
  if (!engine) return undefined;
  return {
    code: game.game_code,
    title: nameIn(game.game_name, locale),
    provider,
    icon: game.icon_light,
    engine: engine.name,
    returnInBasisPoints: engine.returnInBasisPoints,
    names: bySymbol((symbol) => nameIn(theme.names[symbol], locale)),
    colours: theme.colours,
  };
}

export interface ProviderAppPorts extends GameAppPorts {
  readonly demos: Demos;
  /** Origin of the lobby, the only page that may frame a game and the only one a game returns to. */
  readonly publicOrigin: string;
  readonly outage: Outage;
  /**
   * An ordered answer for `/play` adds its headers to the page of a game, as other providers send more than ours
   * do.
   */
  readonly orderedAnswers: Pick<OrderedAnswers, "list">;
}

/**
 * The games of all providers, on an origin of their own: `GET /play?ticket=…` and the API of its page. The calls
 * are in `game-app.ts`, those of demos in `demo-app.ts`.
 */
export function createProviderApp(ports: ProviderAppPorts): Hono {
  const { catalogue, clock, db, demos, orderedAnswers, outage, publicOrigin } = ports;
  const app = new Hono();
  const assets = pageAssets();
  const themes = new Map<string, GameTheme>();

  const theme = (game: CatalogueGame): GameTheme => {
    const known = themes.get(game.game_code);
    if (known) return known;
    const made = themeOf(game);
    if (themes.size >= 500) themes.clear();
    themes.set(game.game_code, made);
    return made;
  };

  const playableGame = (gameCode: string): CatalogueGame | undefined => {
    const game = catalogue.gameByCode(gameCode);
    return game && isPlayable(game) ? game : undefined;
  };

  const shown = (game: CatalogueGame, locale: string): PageGame | undefined =>
    pageGame(game, theme(game), {
      locale,
      provider: catalogue.provider(game.gp_id)?.name ?? "",
    });

  app.onError((error, context) => {
    if (isBusy(error) || outage(error)) return context.json({ error: "fault" }, 503);
    logError(`provider: ${context.req.path} failed:`, error);
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
    const found = isTicket(ticket) ? await launchOfTicket(db, ticket) : undefined;
    const game = found && playableGame(found.gameCode);
    context.header("content-security-policy", pagePolicy(nonce, publicOrigin));
    context.header("cross-origin-resource-policy", "same-site");
    const order = orderedAnswers.list().find(({ path }) => path === "/play");
    for (const [name, value] of Object.entries(order?.headers ?? {})) context.header(name, value);
    const page = playPage({
      nonce,
      locale: found?.locale ?? "en_US",
      game: game && shown(game, found.locale),
      lobby: found && lobbyOf(found.lobbyUrl, publicOrigin),
      isDemo: false,
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
      game: demo && shown(demo.game, demo.locale),
      // The lobby frames a demo and closes it itself.
      lobby: undefined,
      isDemo: true,
    });
    return context.html(page, demo ? 200 : 404);
  });

  app.get("/quick-bets", (context) => {
    const nonce = randomBytes(16).toString("base64");
    context.header("content-security-policy", pagePolicy(nonce, publicOrigin));
    context.header("cross-origin-resource-policy", "same-site");
    const locale = context.req.query("lang") ?? "en_US";
    const wanted = context.req.query("theme");
    const theme = wanted === "dark" || wanted === "light" ? wanted : undefined;
    const games = matchesToday(catalogue, clock()).flatMap((game) => shown(game, locale) ?? []);
    return context.html(matchesPage({ nonce, locale, theme, games, lobby: publicOrigin }));
  });

  app.get("/assets/:path{.+}", (context) => {
    const asset = assets.get(context.req.param("path"));
    if (!asset) return context.notFound();
    context.header("content-type", asset.type);
    if (asset.isImmutable) context.header("cache-control", "public, max-age=31536000, immutable");
    return context.body(asset.body);
  });

  app.get("/art/:code/:file{[a-zA-Z]+\\.svg}", (context) => {
    const game = playableGame(context.req.param("code"));
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
  app.route(
    "/demo/api",
    createDemoApp(demos, clock, (gpId) => playRulesOf(db, gpId)),
  );
  app.route("/api", createGameApp(ports));

  return app;
}

/** The return address, if it is on the lobby's origin; any other address in a launch is ignored. */
export function lobbyOf(lobbyUrl: string, publicOrigin: string): string | undefined {
  const url = URL.parse(lobbyUrl);
  return url?.origin === publicOrigin && url.username === "" && url.password === ""
    ? url.href
    : undefined;
}
