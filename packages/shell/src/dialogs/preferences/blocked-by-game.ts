import { translate } from "@naluma/i18n";
import type { Store } from "@naluma/machine";
import type { Locale } from "@naluma/site/locale";
import { localKeys } from "@naluma/site/stored";
import { showToast } from "@naluma/ui/toast";
import { words } from "../../words.ts";

/** The page state that both switches need. */
export interface SwitchPorts {
  readonly store: Store;
  isPlaying(): boolean;
  readonly page: { readonly locale: Locale };
}

/**
 * A game is open in this tab or another, or the platform reports that one is being played; the page must not be
 * reloaded then.
 */
export const isBlockedByGame = (
  { isPlaying }: Pick<SwitchPorts, "isPlaying">,
  local: Pick<Storage, "getItem">,
): boolean => isPlaying() || local.getItem(localKeys.isPlay) === "1";

/** Explains why nothing happens (I18N-22). */
export const warnOfOpenGame = ({ store, page }: Omit<SwitchPorts, "isPlaying">): void =>
  showToast(store, {
    kind: "warning",
    message: translate(words, page.locale, "pg.err_is_playing"),
  });
