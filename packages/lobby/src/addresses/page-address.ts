import { type Category, slots } from "@naluma/site/category";
import type { Template } from "@naluma/site/device";
import type { SiteSettings } from "@naluma/site/settings";
import type { CatalogueGame } from "../catalogue/game.ts";

/** Crash games use the number of slots and are distinguished by the query. */
const crashQuery = "isCrashGame";

const isCrashAsked = (query: URLSearchParams): boolean =>
  ["1", "true"].includes(query.get(crashQuery) ?? "");

export const categoryPageAddress = (category: Category): string =>
  category === "crash" ? `/gameHall/${slots}?${crashQuery}=1` : `/gameHall/${category}`;

/** The category shown by `/gameHall/{id}`. */
export const categoryAsked = (id: string, query: URLSearchParams): Category => {
  const type = Number(id);
  return type === slots && isCrashAsked(query) ? "crash" : type;
};

export interface ProviderAsked {
  readonly type: number;
  readonly providerId: string;
  /** One of the provider's houses; '' if it has only one (W-27). */
  readonly house: string;
  /** The provider's crash games, which have no type of their own. */
  readonly isCrash: boolean;
}

/** The requested page; undefined if the query names no provider and type. */
export function providerAsked(query: URLSearchParams): ProviderAsked | undefined {
  const type = query.get("gt_id") ?? "";
  const providerId = query.get("gp_id") ?? "";
  if (!/^\d{1,4}$/.test(type) || providerId === "") return undefined;
  return {
    type: Number(type),
    providerId,
    house: query.get("house") ?? "",
    isCrash: isCrashAsked(query),
  };
}

export const askedBy = (
  { type, providerId, house }: CatalogueGame,
  isCrash = false,
): ProviderAsked => ({
  type,
  providerId,
  house,
  isCrash,
});

const queryOf = ({ type, providerId, house, isCrash }: ProviderAsked): string => {
  const query = new URLSearchParams({ gt_id: String(type), gp_id: providerId, house });
  if (isCrash) query.set(crashQuery, "1");
  return query.toString();
};

interface Where {
  readonly settings: Pick<SiteSettings, "gameRoom">;
  readonly template: Template;
}

/** The game room is for slots, on desktop, if the site has one (ROUTE-14). */
export const hasGameRoom = ({ type, isCrash }: ProviderAsked, { settings, template }: Where) =>
  type === slots && !isCrash && settings.gameRoom && template === "desktop";

export const providerAddress = (asked: ProviderAsked, where: Where): string =>
  `${hasGameRoom(asked, where) ? "/gameRoom" : "/slotgame"}?${queryOf(asked)}`;

/** The list without a surrounding frame, on every template. */
export const slotgameAddress = (asked: ProviderAsked): string => `/slotgame?${queryOf(asked)}`;
