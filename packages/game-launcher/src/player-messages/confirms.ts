import { translate } from "@naluma/i18n";
import type { Store } from "@naluma/machine";
import type { NamedGame } from "@naluma/site/game";
import type { Locale } from "@naluma/site/locale";
import { askConfirm } from "@naluma/ui/confirm";
import { words, type LauncherMessage } from "../words.ts";

interface Asked {
  readonly title: LauncherMessage;
  readonly text: LauncherMessage;
  readonly confirm: LauncherMessage;
}

const login: Asked = {
  title: "launch.login_title",
  text: "launch.login_text",
  confirm: "launch.login_confirm",
};
const blocked: Asked = {
  title: "launch.blocked_title",
  text: "launch.blocked_text",
  confirm: "launch.blocked_confirm",
};
const ready: Asked = { ...blocked, title: "launch.ready_title" };

async function ask(
  store: Store,
  locale: Locale,
  { title, text, confirm }: Asked,
  game: NamedGame,
  tryDemo?: () => void,
): Promise<boolean> {
  if (!words.isLoaded(locale)) await words.load(locale);
  const t = (id: LauncherMessage) => translate(words, locale, id, { game: game.name });
  return askConfirm(store, {
    title: t(title),
    text: t(text),
    confirm: t(confirm),
    cancel: t("launch.cancel"),
    other: tryDemo && { label: t("launch.login_demo"), choose: tryDemo },
  });
}

/**
 * A visitor wants to play with real money (LAUNCH-07): true when the login is to be opened.
 *
 * @param tryDemo opens the game's demo; left out where it has none
 */
export const confirmLogin = (
  store: Store,
  locale: Locale,
  game: NamedGame,
  tryDemo: (() => void) | undefined,
): Promise<boolean> => ask(store, locale, login, game, tryDemo);

/** The browser blocked the window: true inside the click that may open it. */
export const confirmWindow = (store: Store, locale: Locale, game: NamedGame): Promise<boolean> =>
  ask(store, locale, blocked, game);

/** The game is wanted since before the login, and its window needs a press: true inside that one. */
export const confirmReady = (store: Store, locale: Locale, game: NamedGame): Promise<boolean> =>
  ask(store, locale, ready, game);
