import { translate } from "@naluma/i18n";
import type { Store } from "@naluma/machine";
import type { NamedGame } from "@naluma/site/game";
import type { Locale } from "@naluma/site/locale";
import { askConfirm } from "@naluma/ui/confirm";
import { loadModule } from "@naluma/ui/load-module";
import { showToast } from "@naluma/ui/toast";
import { fetchToasts } from "@naluma/ui/toaster";
import type { LaunchWarning } from "../launch/launch.events.ts";
import { showMaintenance } from "../maintenance/maintenance.ts";
import type { OpenRound } from "../open-round/watch-open-round.ts";
import type { PlayRefused } from "../play/play.codes.ts";
import { restWords, type RestMessageId } from "../words.rest.ts";
import { words } from "../words.ts";

/** Loads the dialogs and messages of a start in advance: the network may fail in between. */
export async function preloadMessages(locale: Locale): Promise<void> {
  await Promise.allSettled([words.load(locale), restWords.load(locale), fetchToasts()]);
}

/** A start was refused before anything opened. */
export async function warnPlayer(store: Store, locale: Locale, message: LaunchWarning) {
  if (!words.isLoaded(locale)) await words.load(locale);
  showToast(store, { kind: "warning", message: translate(words, locale, message) });
}

/** The player has left a game in the middle of a round. */
export async function notifyOpenRound(store: Store, locale: Locale, round: OpenRound) {
  if (!restWords.isLoaded(locale)) await restWords.load(locale);
  const { game, stake } = round;
  const message = translate(restWords, locale, "launch.round_open", { game, stake });
  showToast(store, { kind: "warning", message });
}

/**
 * A start has failed. Maintenance and the member's own limits have dialogs; anything else is a toast (LAUNCH-30,
 * LAUNCH-34).
 */
export async function notifyRefusal(
  store: Store,
  locale: Locale,
  refused: PlayRefused,
  game: NamedGame,
  openLimits: () => void,
) {
  switch (refused.why) {
    case "maintenance":
      return showMaintenance(store, { ...refused, provider: game.providerName });
    case "restricted": {
      // The message contains a time, so it loads the time zone library.
      const { notifyRestriction } = await loadModule(() => import("./notify-restriction.ts"));
      return notifyRestriction(store, locale, refused, openLimits);
    }
    case "signed-out":
      return;
    case "failed": {
      if (!words.isLoaded(locale)) await words.load(locale);
      const reason = refused.message;
      const message = reason
        ? translate(words, locale, "launch.start_failed_why", { reason })
        : translate(words, locale, "launch.start_failed");
      showToast(store, { kind: "error", message });
    }
  }
}

interface Asked {
  readonly title: RestMessageId;
  readonly text: RestMessageId;
  readonly confirm: RestMessageId;
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

async function translator(locale: Locale) {
  if (!restWords.isLoaded(locale)) await restWords.load(locale);
  return (id: RestMessageId, names: Record<string, string>) =>
    translate(restWords, locale, id, names);
}

async function ask(
  store: Store,
  locale: Locale,
  { title, text, confirm }: Asked,
  game: NamedGame,
  ways: { register?: () => void; demo?: Promise<(() => void) | undefined> } = {},
): Promise<boolean> {
  const t = await translator(locale);
  const names = { game: game.name };
  return askConfirm(store, {
    title: t(title, names),
    text: t(text, names),
    confirm: t(confirm, names),
    cancel: t("launch.cancel", names),
    first: ways.register && { label: t("launch.login_register", names), choose: ways.register },
    other: ways.demo?.then((choose) => choose && { label: t("launch.login_demo", names), choose }),
  });
}

/**
 * A visitor wants to play for real money (LAUNCH-07): true if the login is to open.
 *
 * @param ways Visitors without an account register first. `demo` opens the game's demo, once it is known to have one
 */
export const confirmLogin = (
  store: Store,
  locale: Locale,
  game: NamedGame,
  ways: { register: () => void; demo: Promise<(() => void) | undefined> },
): Promise<boolean> => ask(store, locale, login, game, ways);

/** The browser blocked the window: resolves to true inside the click that may open it. */
export const confirmWindow = (store: Store, locale: Locale, game: NamedGame): Promise<boolean> =>
  ask(store, locale, blocked, game);

/** The game was requested before the login, and its window requires a press: resolves to true inside that press. */
export const confirmReady = (store: Store, locale: Locale, game: NamedGame): Promise<boolean> =>
  ask(store, locale, ready, game);

/**
 * Another game is running: true if it may be ended for this one.
 *
 * @param running undefined if it runs in another tab
 */
export async function confirmEnd(
  store: Store,
  locale: Locale,
  running: NamedGame | undefined,
  { name: game }: NamedGame,
): Promise<boolean> {
  const t = await translator(locale);
  return askConfirm(store, {
    ...(running
      ? {
          title: t("launch.end_title", { game, running: running.name }),
          text: t("launch.end_text", { running: running.name }),
        }
      : {
          title: t("launch.end_elsewhere_title", {}),
          text: t("launch.end_elsewhere_text", { game }),
        }),
    confirm: t("launch.end_confirm", {}),
    cancel: t("launch.end_cancel", {}),
    tone: "warning",
  });
}
