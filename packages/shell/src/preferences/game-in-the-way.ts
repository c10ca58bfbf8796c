import { translate } from "@naluma/i18n";
import { localKeys } from "@naluma/site/stored";
import { showToast } from "@naluma/ui/toast";
import type { App } from "../app/app.ts";
import { words } from "../words.ts";

/**
 * A game is open in this tab or in another, or the platform says that one is being played: the page
 * must not be loaded anew under it.
 */
export const isGameInTheWay = ({ member }: Pick<App, "member">, local: Storage): boolean =>
  member.isPlaying() || local.getItem(localKeys.isPlay) === "1";

/** Says why nothing happens (I18N-22). */
export const tellGameInTheWay = ({ store, page }: Pick<App, "store" | "page">): void =>
  showToast(store, {
    kind: "warning",
    message: translate(words, page.locale, "pg.err_is_playing"),
  });
