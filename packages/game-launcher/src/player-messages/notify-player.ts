import { translate } from "@naluma/i18n";
import type { Store } from "@naluma/machine";
import type { NamedGame } from "@naluma/site/game";
import type { Locale } from "@naluma/site/locale";
import { loadModule } from "@naluma/ui/load-module";
import { fetchToasts, showToast } from "@naluma/ui/toast";
import type { LaunchWarning } from "../launch/launch.events.ts";
import { showMaintenance } from "../maintenance/maintenance.ts";
import type { OpenRound } from "../open-round/watch-open-round.ts";
import type { PlayRefused } from "../play/play.codes.ts";
import { restWords } from "../words.rest.ts";
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
