import { translate } from "@naluma/i18n";
import type { Store } from "@naluma/machine";
import type { NamedGame } from "@naluma/site/game";
import type { Locale } from "@naluma/site/locale";
import { askConfirm } from "@naluma/ui/confirm";
import { words, type LauncherMessage } from "../words.ts";

type Question = "login" | "blocked";

async function ask(
  store: Store,
  locale: Locale,
  question: Question,
  game: NamedGame,
): Promise<boolean> {
  if (!words.isLoaded(locale)) await words.load(locale);
  const t = (id: LauncherMessage) => translate(words, locale, id, { game: game.name });
  return askConfirm(store, {
    title: t(`launch.${question}_title`),
    text: t(`launch.${question}_text`),
    confirm: t(`launch.${question}_confirm`),
    cancel: t("launch.cancel"),
  });
}

/** A visitor wants to play with real money (LAUNCH-07): true when the login is to be opened. */
export const confirmLogin = (store: Store, locale: Locale, game: NamedGame): Promise<boolean> =>
  ask(store, locale, "login", game);

/** The browser blocked the window: true inside the click that may open it. */
export const confirmWindow = (store: Store, locale: Locale, game: NamedGame): Promise<boolean> =>
  ask(store, locale, "blocked", game);
