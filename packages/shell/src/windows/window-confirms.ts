import { translate } from "@naluma/i18n";
import { askConfirm } from "@naluma/ui/confirm";
import type { App } from "../app/app.ts";
import { windowWords } from "./words.ts";

type Asking = Pick<App, "store" | "page">;

/** Before a member's page takes the place of a running game (force_stop_warning). */
export async function askToStopGame({ store, page: { locale } }: Asking): Promise<boolean> {
  await windowWords.load(locale);
  return askConfirm(store, {
    title: translate(windowWords, locale, "force_stop.title"),
    text: translate(windowWords, locale, "force_stop_warning"),
    confirm: translate(windowWords, locale, "force_stop.confirm"),
    cancel: translate(windowWords, locale, "force_stop.cancel"),
    tone: "warning",
  });
}

/** The browser blocked the window: true inside the press that may open it. */
export async function askToOpenWindow({ store, page: { locale } }: Asking): Promise<boolean> {
  await windowWords.load(locale);
  return askConfirm(store, {
    title: translate(windowWords, locale, "blocked.title"),
    text: translate(windowWords, locale, "blocked.text"),
    confirm: translate(windowWords, locale, "blocked.confirm"),
    cancel: translate(windowWords, locale, "blocked.cancel"),
  });
}
