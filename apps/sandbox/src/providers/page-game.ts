import type { PageGame } from "@naluma/game-client/play-page";
import type { CatalogueGame, LocalisedName } from "../catalogue/catalogue.ts";
import { engineOf } from "../rounds/playable.ts";
import { bySymbol } from "./theme.ts";
import type { GameTheme } from "./theme.ts";

/** A name in a language; in English where the catalogue has no other. */
const nameIn = (name: LocalisedName, locale: string): string =>
  Object.entries(name).find(([language]) => language === locale)?.[1] ?? name.en_US;

/** The facts of a catalogue game that its page receives; undefined where no engine plays it. */
export function pageGame(
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
