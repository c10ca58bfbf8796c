import { translate } from "@naluma/i18n";
import type { Store } from "@naluma/machine";
import type { Locale } from "@naluma/site/locale";
import { localKeys } from "@naluma/site/stored";
import { showToast } from "@naluma/ui/toast";
import { atom } from "jotai/vanilla";
import type { App } from "../../page/app/app.ts";
import { reloadPage } from "../../page/app/reload-page.ts";
import { words } from "../../words.ts";
import {
  storeLanguage,
  storedLanguage,
  type Languages,
  type Page as ChoicePage,
} from "./stored-choice.ts";

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

/** The chosen language, which only applies after the next change of route. */
const pendingAtom = atom<Locale | undefined>(undefined);

/** The language in which the page is already being reloaded. */
const reloadingInAtom = atom<Locale | undefined>(undefined);

type Ports = SwitchPorts &
  Pick<App, "navigate"> & { readonly page: { readonly settings: Languages } };

interface Page extends ChoicePage {
  readonly location: Pick<Location, "protocol" | "pathname" | "search" | "hash" | "reload">;
  readonly localStorage: Pick<Storage, "getItem" | "setItem">;
}

/**
 * Chooses a language. It applies with the change of route that this triggers, which leads to the same place and then
 * to `checkLanguage`. Refused while a game is open.
 */
export function switchLanguage(app: Ports, locale: Locale, page: Page = window): void {
  if (locale === app.page.locale) return;
  if (isBlockedByGame(app, page.localStorage)) return warnOfOpenGame(app);
  app.store.set(pendingAtom, locale);
  const { pathname, search, hash } = page.location;
  app.navigate(pathname + search + hash, { replace: true });
}

/**
 * Called after each change of route: stores a pending language and reloads the page in it. The same happens if
 * another tab has changed the cookie in the meantime. The page is never reloaded while a game is open.
 */
export function checkLanguage(app: Ports, page: Page = window): void {
  const { settings, locale } = app.page;
  const pending = app.store.get(pendingAtom);
  app.store.set(pendingAtom, undefined);
  const wanted = pending ?? storedLanguage(page, settings);
  if (wanted === undefined || wanted === locale) return;
  // The closing list of languages changes the history once more, before the browser has left the page.
  if (wanted === app.store.get(reloadingInAtom)) return;
  if (isBlockedByGame(app, page.localStorage)) return;
  // Without cookies the reloaded page would be in the same language again.
  if (!storeLanguage(page, wanted, settings)) return;
  app.store.set(reloadingInAtom, wanted);
  reloadPage(page);
}
