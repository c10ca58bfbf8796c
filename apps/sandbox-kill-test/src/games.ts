import * as v from "valibot";
import type { Client } from "./client.ts";
import type { Random } from "./random.ts";
import type { SandboxProcess } from "./sandbox-process.ts";

/** A game with the fields that play1 requires. */
export interface Game {
  readonly gpId: string;
  readonly gameType: number;
  readonly code: string;
  readonly engine: EngineName;
}

type Choices = readonly [string, ...string[]];

/** The possible bets by engine. A flight lasts until the player cashes out, by hand or automatically. */
const choices = {
  slot: [""],
  crash: ["", "auto:120", "auto:200"],
  blackjack: [""],
  wheel: ["1", "2", "5"],
  race: ["win:2", "place:1"],
  keno: ["3,7,12", "1,2,3,4,5,6,7,8"],
  match: ["home", "draw", "away"],
  roulette: ["17", "red", "dozen-2"],
  baccarat: ["player", "banker", "tie"],
} as const satisfies Readonly<Record<string, Choices>>;

type EngineName = keyof typeof choices;

export const choiceFor = ({ engine }: Game, random: Random): string => random.pick(choices[engine]);

/** The wire's type numbers of games with these engines. */
const typeOf = {
  slot: 2,
  wheel: 3,
  roulette: 3,
  baccarat: 3,
  match: 4,
  keno: 5,
  blackjack: 6,
  race: 7,
} as const;

/** Two slot providers, and one provider of each other engine. */
const wanted: readonly (readonly [engine: keyof typeof typeOf, gpId: string])[] = [
  ["slot", "GPKS"],
  ["slot", "GPOX"],
  ["wheel", "GPTS"],
  ["roulette", "GPKS"],
  ["baccarat", "GPHL"],
  ["match", "GPHL"],
  ["keno", "GPTS"],
  ["blackjack", "GPOX"],
  ["race", "GPKS"],
];

const entry = v.object({ gp_id: v.string(), game_code: v.string(), game_type: v.number() });
const labels = v.object({ data: v.object({ main: v.array(entry) }) });
const crashMenu = v.object({ data: v.object({ list: v.array(entry) }) });

export const gatherGames = async (
  client: Client,
  { api }: SandboxProcess,
): Promise<readonly [Game, ...Game[]]> => {
  const site = { site_id: 1, currency: "USD" };
  const first = (list: readonly v.InferOutput<typeof entry>[], engine: EngineName): Game => {
    const [found] = list;
    if (!found) throw new Error(`There is no game on the engine ${engine}.`);
    return { gpId: found.gp_id, gameType: found.game_type, code: found.game_code, engine };
  };
  const menu = "/api/arks/web/game-providers/custom-game-menus/crash";
  const flights = await client.post(`${api}${menu}`, site);
  const games: [Game, ...Game[]] = [first(v.parse(crashMenu, flights.body).data.list, "crash")];
  for (const [engine, gp_id] of wanted) {
    const asked = { ...site, device: 1, gp_id, game_type_id: typeOf[engine], house: "" };
    const { body } = await client.post(`${api}/api/v2/game_label`, asked);
    games.push(first(v.parse(labels, body).data.main, engine));
  }
  return games;
};
