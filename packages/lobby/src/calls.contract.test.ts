import { createQueryClient } from "@naluma/api-client/query-client";
import { ask, type HeldCalls, holdCalls } from "@naluma/api-client/wire-calls";
import { twoPlaces } from "@naluma/site/two-places.fake";
import {
  favouritesQuery,
  lastPlayedQuery,
  readFilteredGames,
  readFirstGames,
} from "./catalogue/catalogue-reads.ts";
import { getGameList, getTemplateGameList } from "./catalogue/catalogue.api.ts";
import {
  getCrashGames,
  getHotGames,
  getLastPlayed,
  getPopularGames,
  getTaggedGames,
} from "./catalogue/lists.api.ts";
import { demoAddressQuery, demoTypesQuery, providerDemosQuery } from "./demo/demo-queries.ts";
import { getProviderDemos, getTypesWithDemos, playDemo } from "./demo/demo.api.ts";
import { favouriteBody, storeFavourites } from "./favourites/favourites.api.ts";
import { jackpotQuery } from "./jackpot/jackpot-queries.ts";
import { getJackpot } from "./jackpot/jackpot.api.ts";
import { popularNowQuery } from "./popular/popular-queries.ts";
import { providerGamesQuery } from "./provider-page/provider-page-queries.ts";
import { getCrashMenu, getGameLabels } from "./provider-page/provider-page.api.ts";
import { quickBetsQuery } from "./quick-bets/quick-bets-query.ts";
import { checkFrame, getQuickBets } from "./quick-bets/quick-bets.api.ts";

const provider = { type: 2, providerId: "GPHL", house: "H1", isCrash: false };
const demo = {
  id: 7,
  providerId: "GPHL",
  type: 2,
  gameCode: "G1001",
  house: "H1",
  names: {},
  customized: false,
  behind: undefined,
  picture: "",
  favourite: false,
  extra: undefined,
};
/** From the contract's example response. */
const quickBets = "https://sport.provider.example";

const rows = twoPlaces.flatMap(({ name, site, locale, wire }): HeldCalls[] => {
  const { siteCurrency } = wire;
  const ofGames = { ...siteCurrency, support_device: wire.device };
  const ofProvider = { ...siteCurrency, device: wire.device, gp_id: "GPHL", house: "H1" };
  const home = [
    [getGameList, { ...ofGames, template: wire.template }],
    [getTemplateGameList, ofGames],
    [getCrashGames, siteCurrency],
    [getTaggedGames, { ...ofGames, tag: "slot", gt_id: 2 }],
  ] as const;
  const filter = { category: undefined, providerId: undefined };

  return [
    {
      title: `[LOBBY-32] the jackpot is asked for by the currency on screen, ${name}`,
      send: (api) => ask(jackpotQuery(api, site)),
      sends: [[getJackpot, { currency: siteCurrency.currency }]],
    },
    {
      title: `[LOBBY-38] [LOBBY-39] [LOBBY-42] [LOBBY-45] games, their types and labels are asked for with exactly what they are to carry, ${name}`,
      send: (api) => readFirstGames({ api, site, locale, client: createQueryClient() }),
      sends: home,
    },
    {
      title: `[LOBBY-41] popular games are asked for with game type 2, ${name}`,
      send: (api) =>
        readFilteredGames(
          { api, site, locale, client: createQueryClient() },
          { ...filter, list: "popular" },
          undefined,
        ),
      sends: [...home, [getHotGames, { ...siteCurrency, gt_id: 2 }]],
    },
    {
      title: `[LOBBY-41] so are those beside the banners, ${name}`,
      send: (api) => ask(popularNowQuery(api, site, locale)),
      sends: [[getPopularGames, { ...siteCurrency, gt_id: 2 }]],
    },
    {
      title: `[LOBBY-40] a member's last played games are asked for with nothing, ${name}`,
      send: (api) => ask(lastPlayedQuery({ api, site, locale }, 7)),
      sends: [[getLastPlayed, {}]],
    },
    {
      title: `[LOBBY-45] favourites are read from the catalogue, ${name}`,
      send: (api) => ask(favouritesQuery({ api, site, locale }, 7)),
      sends: [[getTemplateGameList, ofGames]],
    },
    ...([true, false] as const).map((isWanted): HeldCalls => ({
      title: `[LOBBY-44] a game is told by its id to be ${isWanted ? "a" : "no"} favourite, ${name}`,
      send: (api) => api.send(storeFavourites, favouriteBody(10_231, isWanted)),
      sends: [[storeFavourites, { data: [{ game_id: 10_231, status: isWanted ? 1 : 0 }] }]],
    })),
    {
      title: `[LOBBY-43] a provider's games are asked for with exactly what they are to carry, ${name}`,
      send: (api) => ask(providerGamesQuery(api, site, locale, provider)),
      sends: [[getGameLabels, { ...ofProvider, game_type_id: 2 }]],
    },
    {
      title: `[LOBBY-39] a provider's crash games are those of the crash menu, ${name}`,
      send: (api) => ask(providerGamesQuery(api, site, locale, { ...provider, isCrash: true })),
      sends: [[getCrashMenu, siteCurrency]],
    },
    {
      title: `[LOBBY-71] a demo is asked for by its game, ${name}`,
      send: (api) => ask(demoAddressQuery(api, site, demo, "https://play.example.com")),
      sends: [[playDemo, { ...ofProvider, game_type: 2, game_code: "G1001" }]],
    },
    {
      title: `[LOBBY-72] a provider's demos are asked for by the provider, ${name}`,
      send: (api) => ask(providerDemosQuery(api, site, locale, demo)),
      sends: [[getProviderDemos, { ...ofProvider, game_type_id: 2 }]],
    },
    {
      title: `[LOBBY-73] [SHELL-55] the list of demos is asked for by the template, ${name}`,
      send: (api) => ask(demoTypesQuery(api, site, locale)),
      sends: [[getTypesWithDemos, { ...ofGames, template: wire.template }]],
    },
    {
      title: `[LOBBY-79] [LOBBY-80] quick bets are asked for by the host name, and their address is checked, ${name}`,
      send: (api) => {
        const settings = { ...site.settings, frameOrigins: [quickBets] };
        const here = { host: "play.example.com", origin: "https://play.example.com" };
        return ask(quickBetsQuery(api, { ...site, settings }, locale, () => here));
      },
      sends: [
        [getQuickBets, { ...ofGames, domain: "play.example.com" }],
        [checkFrame, { url: `${quickBets}/quick?op=9` }],
      ],
    },
  ];
});

holdCalls(import.meta.dirname, rows);
