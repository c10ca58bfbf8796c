import { isLobbyType } from "@naluma/site/game-type";
import type { LobbyMessage } from "../words.ts";
import type { GameType } from "../catalogue/game.ts";
import { kindsWithHall, type Kind } from "../catalogue/categories.ts";
import { kindName } from "../catalogue/category-names.ts";

export interface KindNow {
  readonly kind: Kind;
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
  /** The platform's pictures, of a quiet and of the current kind; '' when there are none. */
  readonly picture: string;
  readonly pictureActive: string;
  /** Part of the lobby's navigation. */
  readonly inNavigation: boolean;
}

interface Known {
  readonly types: readonly GameType[];
  readonly hasCrash: boolean;
  readonly current: Kind | undefined;
}

/** Our own word for a kind, else what the platform calls it. */
export function kindTitle(
  kind: Kind,
  types: readonly GameType[],
  t: (id: LobbyMessage) => string,
): string {
  const own = kindName(kind);
  return own ? t(own) : (types.find(({ id }) => id === kind)?.name ?? "");
}

/** The kinds of games that have a hall, each with where it is. */
export const kindsNow = (
  { types, hasCrash, current }: Known,
  t: (id: LobbyMessage) => string,
  addressOf: (kind: Kind) => string,
): readonly KindNow[] =>
  kindsWithHall(types, hasCrash).map((kind) => {
    const type = types.find(({ id }) => id === kind);
    return {
      kind,
      name: kindTitle(kind, types, t),
      href: addressOf(kind),
      current: kind === current,
      picture: type?.icon ?? "",
      pictureActive: type?.iconActive ?? "",
      inNavigation: kind === "crash" || isLobbyType(kind),
    };
  });
