import { defaultLocale, type Locale } from "@naluma/site/locale";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type {
  Catalogue,
  CatalogueGame,
  CatalogueProvider,
  GameKind,
} from "../catalogue/catalogue.ts";
import { gameKinds, gameTypeOf } from "../catalogue/game-kinds.ts";
import { favourite } from "../ground/db/schema.ts";
import {
  flag,
  gameCode,
  gameTypeId,
  house,
  id,
  localised,
  picture,
  providerId,
  text,
} from "../ground/values.ts";
import type { Services } from "../services.ts";
import type { SiteRecord } from "../sites/sites.ts";
import { refusal, type Answer } from "../wire/answer.ts";
import type { Ask } from "../wire/call.ts";
import { unknownSite } from "./site.ts";

/** A game or a provider entry: both have the same fields (W-26). */
export const gameEntry = v.object({
  game_id: id,
  gp_id: providerId,
  game_type: gameTypeId,
  game_code: gameCode,
  game_name: localised,
  house,
  customized: flag,
  ori_gp_id: v.nullable(text(0, 32)),
  icon_light: picture,
  member_favorite: flag,
  is_favorite: flag,
});

export const gameTypeEntry = v.object({
  gt_id: gameTypeId,
  gt_icon: picture,
  gt_icon_active: picture,
  gp_list: v.array(gameEntry),
  en_name: text(0, 64),
});

export const gameLabel = v.object({ id, tag: text(0, 32), game_list: v.array(gameEntry) });

export const favouritesOf = async ({
  services,
  holder,
}: Ask<Pick<Services, "db">>): Promise<ReadonlySet<number>> => {
  if (!holder) return new Set();
  const rows = await services.db
    .select({ gameId: favourite.gameId })
    .from(favourite)
    .where(eq(favourite.memberId, holder.member.id));
  return new Set(rows.map(({ gameId }) => gameId));
};

const marks = (gameId: number, favourites: ReadonlySet<number>) => {
  const mark: 0 | 1 = favourites.has(gameId) ? 1 : 0;
  return { member_favorite: mark, is_favorite: mark } as const;
};

/** The artwork has lettering in the requested language; the plain address is the English version. */
const artIn = (address: string, lang: Locale): string =>
  lang === defaultLocale ? address : `${address}?l=${lang}`;

export const onTheWire =
  (favourites: ReadonlySet<number>, lang: Locale) =>
  (game: CatalogueGame): v.InferOutput<typeof gameEntry> => ({
    game_id: game.game_id,
    gp_id: game.gp_id,
    game_type: game.game_type,
    game_code: game.game_code,
    game_name: { ...game.game_name },
    house: game.house,
    customized: game.customized,
    ori_gp_id: game.ori_gp_id,
    icon_light: artIn(game.icon_light, lang),
    ...marks(game.game_id, favourites),
  });

/** Ids of provider entries are below those of games, with one slot per type; the order of providers is fixed. */
const entryId = (place: number, gameType: number) => (place + 1) * 100 + gameType;

const providerEntry = (
  provider: CatalogueProvider,
  { place, gameType }: { readonly place: number; readonly gameType: number },
  favourites: ReadonlySet<number>,
): v.InferOutput<typeof gameEntry> => ({
  game_id: entryId(place, gameType),
  gp_id: provider.gp_id,
  game_type: gameType,
  game_code: "",
  game_name: { en_US: provider.name },
  house: "",
  customized: 0,
  ori_gp_id: null,
  icon_light: `/media/providers/${provider.gp_id}.svg`,
  ...marks(entryId(place, gameType), favourites),
});

const typeNames: Readonly<Record<Exclude<GameKind, "crash">, string>> = {
  slot: "Slot",
  live: "Live Casino",
  sports: "Sports",
  lottery: "Lottery",
  card: "Card Game",
  virtual: "Virtual Sport",
  cockfight: "Cockfight",
  esport: "Esport",
};

type TypeKind = keyof typeof typeNames;

/** Crash games have their own menu and no type. */
const typeKinds = gameKinds.filter((kind): kind is TypeKind => kind !== "crash");

const typeEntry = (kind: TypeKind, gp_list: readonly v.InferOutput<typeof gameEntry>[]) => ({
  gt_id: gameTypeOf[kind],
  gt_icon: `/media/types/${kind}.svg`,
  gt_icon_active: `/media/types/${kind}-active.svg`,
  en_name: typeNames[kind],
  gp_list,
});

/** The providers of each game type, among those with matching games. */
export const typeEntries = (
  { providers, gamesOf }: Pick<Catalogue, "providers" | "gamesOf">,
  favourites: ReadonlySet<number>,
  fits: (game: CatalogueGame) => boolean,
) =>
  typeKinds.map((kind) => {
    const entries = providers.flatMap((provider, place) => {
      const game = gamesOf(provider.gp_id).find((each) => each.kind === kind && fits(each));
      return game ? [providerEntry(provider, { place, gameType: game.game_type }, favourites)] : [];
    });
    return typeEntry(kind, entries);
  });

export const labelEntries = (
  gamesWith: (tag: "hot" | "new") => readonly v.InferOutput<typeof gameEntry>[],
) =>
  (["hot", "new"] as const).map((tag, index) => ({
    id: index + 1,
    tag,
    game_list: [...gamesWith(tag)],
  }));

/** The site, or a refusal if the site or currency does not exist here. */
export const siteFor = (
  ask: Ask<Pick<Services, "sites">>,
  asked: { readonly site_id: number; readonly currency: string },
): { readonly site: SiteRecord } | { readonly refused: Answer } => {
  const site = ask.services.sites.withId(asked.site_id);
  if (!site) return { refused: unknownSite(ask) };
  if (!site.currencies.some((offered) => offered === asked.currency))
    return { refused: refusal("999", "currency_unknown", ask.lang) };
  return { site };
};
