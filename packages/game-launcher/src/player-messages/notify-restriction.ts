import { translate } from "@naluma/i18n";
import { formatTime } from "@naluma/i18n/dates";
import type { Store } from "@naluma/machine";
import type { Locale } from "@naluma/site/locale";
import { askConfirm } from "@naluma/ui/confirm";
import type { PlayRestriction } from "../play/play.codes.ts";
import { restWords, type RestMessageId } from "../words.rest.ts";

const titles: Readonly<Record<PlayRestriction["by"], RestMessageId>> = {
  "time-out": "launch.time_out_title",
  "session-limit": "launch.session_limit_title",
  "loss-limit": "launch.loss_limit_title",
};

/** The member's own limits prevent playing: shows which one, until when, and the way to the limits. */
export async function notifyRestriction(
  store: Store,
  locale: Locale,
  { by, until }: PlayRestriction,
  openLimits: () => void,
): Promise<void> {
  if (!restWords.isLoaded(locale)) await restWords.load(locale);
  const t = (id: RestMessageId, values: Record<string, string> = {}) =>
    translate(restWords, locale, id, values);
  const wanted = await askConfirm(store, {
    title: t(titles[by]),
    text: t("launch.play_again", { when: formatTime(until, locale) }),
    confirm: t("launch.limits"),
    cancel: t("launch.limits_close"),
    tone: "warning",
  });
  if (wanted) openLimits();
}
