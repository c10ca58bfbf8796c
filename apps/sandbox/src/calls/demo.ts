import * as v from "valibot";
import type { CatalogueGame } from "../catalogue/catalogue.ts";
import {
  currency,
  gameCode,
  gameTypeId,
  house,
  providerId,
  siteId,
  supportDevice,
  template,
  webAddress,
} from "../ground/values.ts";
import { gameToStart, hasDemo } from "../rounds/playable.ts";
import type { Services } from "../services.ts";
import { done, refusal } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import {
  favouritesOf,
  gameEntry,
  gameTypeEntry,
  onTheWire,
  siteFor,
  typeEntries,
} from "./games.ts";

type Needs = Pick<
  Services,
  "catalogue" | "db" | "demoAddress" | "demos" | "providerStatus" | "sites"
>;

const canBeTried =
  ({ services: { catalogue } }: Ask<Needs>, device: number) =>
  (game: CatalogueGame): boolean =>
    hasDemo(game, catalogue.provider(game.gp_id), device);

const demoPlay = call({
  path: "/api/demo/play",
  operationId: "demoPlay",
  tag: "Demo play",
  token: "welcome",
  body: v.strictObject({
    site_id: siteId,
    currency,
    device: supportDevice,
    gp_id: providerId,
    game_type: gameTypeId,
    game_code: gameCode,
    house,
  }),
  data: v.object({ game_url: webAddress }),
  run: async (ask: Ask<Needs>, body) => {
    const asked = siteFor(ask, body);
    if ("refused" in asked) return asked.refused;
    const { services, lang } = ask;
    const game = gameToStart(services.catalogue, {
      gpId: body.gp_id,
      gameType: body.game_type,
      gameCode: body.game_code,
      device: body.device,
    });
    if (!game || asked.site.isDemo || !canBeTried(ask, body.device)(game))
      return refusal("999", "demo_none", lang);
    const { state } = await services.providerStatus.of(services.db, game.gp_id);
    if (state === "maintenance" || state === "refusing")
      return refusal("999", "provider_maintenance", lang);
    const ticket = await services.demos.open({ game, currency: body.currency, locale: lang });
    return done({ game_url: services.demoAddress(ticket) });
  },
});

const providerGames = call({
  path: "/api/demo/gp_games",
  operationId: "demoProviderGames",
  tag: "Demo play",
  token: "welcome",
  body: v.strictObject({
    site_id: siteId,
    currency,
    device: supportDevice,
    gp_id: providerId,
    game_type_id: gameTypeId,
    house,
  }),
  data: v.array(gameEntry),
  run: async (ask: Ask<Needs>, body) => {
    const asked = siteFor(ask, body);
    if ("refused" in asked) return asked.refused;
    const favourites = await favouritesOf(ask);
    const games = ask.services.catalogue
      .gamesOf(body.gp_id, body.game_type_id)
      .filter(canBeTried(ask, body.device));
    return done(games.map(onTheWire(favourites, ask.lang)));
  },
});

const typeGames = call({
  path: "/api/demo/gt_games",
  operationId: "demoTypeGames",
  tag: "Demo play",
  token: "welcome",
  body: v.strictObject({ site_id: siteId, support_device: supportDevice, currency, template }),
  data: v.array(gameTypeEntry),
  run: async (ask: Ask<Needs>, body) => {
    const asked = siteFor(ask, body);
    if ("refused" in asked) return asked.refused;
    const favourites = await favouritesOf(ask);
    const { catalogue } = ask.services;
    const types = typeEntries(catalogue, favourites, canBeTried(ask, body.support_device));
    return done(types.filter(({ gp_list }) => gp_list.length > 0));
  },
});

export const demoCalls = [demoPlay, providerGames, typeGames];
