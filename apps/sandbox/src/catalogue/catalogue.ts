import type { EngineName } from "@naluma/game-engines/engine";
import { gameKinds, gameTypeOf, kindLetter, kindPlace, sharePerMille } from "./game-kinds.ts";
import type { GameKind } from "./game-kinds.ts";
import { nameOf, showcaseSize } from "./game-names.ts";
import type { LocalisedName } from "./game-names.ts";
import { providers } from "./providers.ts";
import type { CatalogueProvider } from "./providers.ts";
import type { RunnerName } from "./words/tables.ts";

export type { CatalogueProvider } from "./providers.ts";
export type { GameKind } from "./game-kinds.ts";
export type { LocalisedName } from "./game-names.ts";

type GameTag = "hot" | "new";

/**
 * One game. Fields with the wire's spelling are sent as they are; the rest stays on the platform. Favourites
 * belong to a member and are added by the call.
 */
export interface CatalogueGame {
  readonly game_id: number;
  readonly gp_id: string;
  /**
   * 2 slot (and crash), 3 live casino, 4 sports, 5 lottery, 6 card;
   * 7 virtual sport, 8 cockfight, 9 esport.
   */
  readonly game_type: number;
  /** Unique over all providers; letters, digits and a hyphen. */
  readonly game_code: string;
  /** Always in en_US; in the other ten languages if the game has its own name there. */
  readonly game_name: LocalisedName;
  readonly house: "";
  readonly customized: 0;
  readonly ori_gp_id: null;
  readonly icon_light: string;
  readonly kind: GameKind;
  /** Listed in the crash menu. */
  readonly crash: boolean;
  readonly tags: readonly GameTag[];
  /** Supported devices: desktop 1, mobile and pwa 2, app 3, gesture 4, finger 5. */
  readonly support_device: readonly number[];
  readonly demo: boolean;
  /** Determines how the game plays; its name, rules and artwork follow from it. */
  readonly engine: EngineName;
  /** The motif for the art generator. */
  readonly drawing: string;
  /** The kind of runner, for races. */
  readonly runner?: RunnerName;
}

export interface Catalogue {
  readonly providers: readonly CatalogueProvider[];
  /** In display order: first the showcase, then one of each provider in turn. */
  readonly games: readonly CatalogueGame[];
  readonly provider: (gp_id: string) => CatalogueProvider | undefined;
  readonly gameByCode: (game_code: string) => CatalogueGame | undefined;
  readonly gameById: (game_id: number) => CatalogueGame | undefined;
  /** The games of one provider, optionally of one `game_type`. `game_type` 2 excludes crash games. */
  readonly gamesOf: (gp_id: string, game_type?: number) => readonly CatalogueGame[];
  readonly tagged: (tag: GameTag, kind?: GameKind) => readonly CatalogueGame[];
  readonly crashGames: readonly CatalogueGame[];
}

export interface CatalogueSize {
  /** At least one game of every kind; 2,148 unless `SANDBOX_GAMES` says otherwise. */
  readonly games?: number;
}

/** Ids and codes have room for this many; a larger number throws a RangeError. */
export const maxGames = 60_000;

/**
 * The same size always gives the same catalogue, byte for byte. A larger one contains every game of a smaller
 * one, with the same id, code and name, so that favourites survive a change of size.
 */
export function makeCatalogue({ games: size = 2_148 }: CatalogueSize = {}): Catalogue {
  if (!Number.isInteger(size) || size < gameKinds.length || size > maxGames) {
    throw new RangeError(
      `The catalogue holds ${gameKinds.length} to ${maxGames} games, not ${size}`,
    );
  }
  const counts = countPerKind(size);
  const games = gameKinds.flatMap((kind) => gamesOfKind(kind, counts[kind]));

  const byCode = new Map(games.map((game) => [game.game_code, game]));
  const byId = new Map(games.map((game) => [game.game_id, game]));
  const byProvider = Map.groupBy(games, (game) => game.gp_id);
  const providerById = new Map(providers.map((entry) => [entry.gp_id, entry]));

  return {
    providers,
    games,
    provider: (gp_id) => providerById.get(gp_id),
    gameByCode: (game_code) => byCode.get(game_code),
    gameById: (game_id) => byId.get(game_id),
    gamesOf: (gp_id, game_type) => {
      const own = byProvider.get(gp_id) ?? [];
      if (game_type === undefined) return own;
      return own.filter((game) => game.game_type === game_type && !game.crash);
    },
    tagged: (tag, kind) =>
      games.filter((game) => game.tags.includes(tag) && (kind === undefined || game.kind === kind)),
    crashGames: games.filter((game) => game.crash),
  };
}

function countPerKind(size: number): Record<GameKind, number> {
  const share = (kind: Exclude<GameKind, "slot">): number =>
    Math.max(1, Math.floor((size * sharePerMille[kind]) / 1_000));
  const others = {
    live: share("live"),
    sports: share("sports"),
    lottery: share("lottery"),
    card: share("card"),
    virtual: share("virtual"),
    cockfight: share("cockfight"),
    esport: share("esport"),
    crash: share("crash"),
  };
  const taken = Object.values(others).reduce((sum, count) => sum + count, 0);
  return { slot: size - taken, ...others };
}

function gamesOfKind(kind: GameKind, count: number): CatalogueGame[] {
  const turn = turnsOf(kind);
  const serials = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const owner = at(kind === "slot" && index < showcaseSize ? exhibitors : turn, index);
    const serial = (serials.get(owner.gp_id) ?? 0) + 1;
    serials.set(owner.gp_id, serial);
    return game(kind, index, owner, serial);
  });
}

/** The design shows its games under these names, in this order. */
const exhibitors = providers.slice(0, 10);

/** Providers of a kind in turn; one with weight 3 is in three of the rounds. */
function turnsOf(kind: GameKind): CatalogueProvider[] {
  const serving = providers.filter((entry) => entry.kinds.includes(kind));
  const rounds = Math.max(...serving.map((entry) => entry.weight));
  return Array.from({ length: rounds }, (_, round) =>
    serving.filter((entry) => entry.weight > round),
  ).flat();
}

function game(
  kind: GameKind,
  index: number,
  owner: CatalogueProvider,
  serial: number,
): CatalogueGame {
  const { name, code, ...how } = nameOf(kind, index);
  const game_code = code ?? `${owner.prefix}${kindLetter[kind]}-${String(serial).padStart(4, "0")}`;
  const mobile = kind !== "virtual" || index % 5 !== 4;
  return {
    game_id: (providers.indexOf(owner) + 1) * 100_000 + kindPlace(kind) * 10_000 + serial,
    gp_id: owner.gp_id,
    game_type: gameTypeOf[kind],
    game_code,
    game_name: name,
    house: "",
    customized: 0,
    ori_gp_id: null,
    icon_light: `/media/games/${game_code}.svg`,
    kind,
    crash: kind === "crash",
    tags: tagsOf(index),
    support_device: mobile ? [1, 2, 3, 4, 5] : [1],
    // Demos are listed by the wire's type numbers, and crash games have none.
    demo: kind !== "crash" && index % 3 !== 2,
    ...how,
  };
}

/** The showcase has the tags that the designed home page shows; after it, one game in 18 is hot and one in 14 new. */
function tagsOf(index: number): readonly GameTag[] {
  if (index % 18 === 0 || index === 5 || index === 10) return ["hot"];
  if (index === 3 || index === 8 || (index > 10 && index % 14 === 3)) return ["new"];
  return [];
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("A list that must not be empty is empty");
  return item;
}
