import * as v from "valibot";
import {
  currency,
  gameTypeId,
  house,
  money,
  providerId,
  siteId,
  supportDevice,
  template,
} from "../ground/values.ts";
import { jackpotAt, money as decimal } from "../money/amounts.ts";
import { runsOn } from "../rounds/playable.ts";
import type { Services } from "../services.ts";
import { done } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import {
  favouritesOf,
  gameEntry,
  gameLabel,
  gameTypeEntry,
  labelEntries,
  onTheWire,
  siteFor,
  typeEntries,
} from "./games.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "db" | "sites">;

const getJackpot = call({
  path: "/api/v2/get_jackpot",
  operationId: "getJackpot",
  tag: "Lobby",
  token: "welcome",
  body: v.strictObject({ currency }),
  data: v.object({ jackpot_amount_total: money }),
  run: async ({ services }: Ask<Needs>, { currency: shown }) =>
    done({ jackpot_amount_total: decimal(jackpotAt(services.clock(), shown)) }),
});

const gameList = call({
  path: "/api/v3/game_list",
  operationId: "listGameTypes",
  tag: "Lobby",
  token: "welcome",
  body: v.strictObject({ currency, site_id: siteId, support_device: supportDevice, template }),
  data: v.array(gameTypeEntry),
  run: async (ask: Ask<Needs>, body) => {
    const asked = siteFor(ask, body);
    if ("refused" in asked) return asked.refused;
    const favourites = await favouritesOf(ask);
    return done(
      typeEntries(ask.services.catalogue, favourites, (game) => runsOn(body.support_device, game)),
    );
  },
});

const templateGameList = call({
  path: "/api/v2/get_template_game_list",
  operationId: "listTemplateGames",
  tag: "Lobby",
  token: "welcome",
  body: v.strictObject({ site_id: siteId, currency, support_device: supportDevice }),
  data: v.object({ info: v.array(gameEntry) }),
  run: async (ask: Ask<Needs>, body) => {
    const asked = siteFor(ask, body);
    if ("refused" in asked) return asked.refused;
    const favourites = await favouritesOf(ask);
    const games = ask.services.catalogue.games.filter((game) => runsOn(body.support_device, game));
    return done({ info: games.map(onTheWire(favourites, ask.lang)) });
  },
});

const crash = call({
  path: "/api/arks/web/game-providers/custom-game-menus/crash",
  operationId: "listCrashGames",
  tag: "Lobby",
  token: "welcome",
  body: v.strictObject({ currency, site_id: siteId }),
  data: v.object({ list: v.array(gameEntry) }),
  run: async (ask: Ask<Needs>, body) => {
    const asked = siteFor(ask, body);
    if ("refused" in asked) return asked.refused;
    const favourites = await favouritesOf(ask);
    return done({ list: ask.services.catalogue.crashGames.map(onTheWire(favourites, ask.lang)) });
  },
});

/** As many as a lobby shows before the player loads more. */
const hotGamesShown = 60;

const hotGames = call({
  path: "/api/arks/web/member-games/hot-games",
  operationId: "listHotGames",
  tag: "Lobby",
  token: "welcome",
  body: v.strictObject({ site_id: siteId, currency, gt_id: v.literal(2) }),
  data: v.object({ list: v.array(gameEntry) }),
  run: async (ask: Ask<Needs>, body) => {
    const asked = siteFor(ask, body);
    if ("refused" in asked) return asked.refused;
    const favourites = await favouritesOf(ask);
    const hot = ask.services.catalogue.tagged("hot", "slot").slice(0, hotGamesShown);
    return done({ list: hot.map(onTheWire(favourites, ask.lang)) });
  },
});

const tagged = call({
  path: "/api/v2/get_tag_game_list",
  operationId: "listTaggedGames",
  tag: "Lobby",
  token: "welcome",
  body: v.strictObject({
    site_id: siteId,
    currency,
    support_device: supportDevice,
    tag: v.literal("slot"),
    gt_id: v.literal(2),
  }),
  data: v.object({ info: v.array(gameLabel) }),
  run: async (ask: Ask<Needs>, body) => {
    const asked = siteFor(ask, body);
    if ("refused" in asked) return asked.refused;
    const favourites = await favouritesOf(ask);
    return done({
      info: labelEntries((tag) =>
        ask.services.catalogue
          .tagged(tag, "slot")
          .filter((game) => runsOn(body.support_device, game))
          .map(onTheWire(favourites, ask.lang)),
      ),
    });
  },
});

const labels = call({
  path: "/api/v2/game_label",
  operationId: "listGameLabels",
  tag: "Lobby",
  token: "welcome",
  body: v.strictObject({
    site_id: siteId,
    currency,
    device: supportDevice,
    gp_id: providerId,
    game_type_id: gameTypeId,
    house,
  }),
  data: v.object({ list: v.array(gameLabel), main: v.array(gameEntry) }),
  run: async (ask: Ask<Needs>, body) => {
    const asked = siteFor(ask, body);
    if ("refused" in asked) return asked.refused;
    const favourites = await favouritesOf(ask);
    const games = ask.services.catalogue
      .gamesOf(body.gp_id, body.game_type_id)
      .filter((game) => runsOn(body.device, game));
    return done({
      list: labelEntries((tag) =>
        games.filter((game) => game.tags.includes(tag)).map(onTheWire(favourites, ask.lang)),
      ),
      main: games.map(onTheWire(favourites, ask.lang)),
    });
  },
});

export const lobbyCalls = [getJackpot, gameList, templateGameList, crash, hotGames, tagged, labels];
