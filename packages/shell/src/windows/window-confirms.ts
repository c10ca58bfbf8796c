import { translate } from "@naluma/i18n";
import { askConfirm } from "@naluma/ui/confirm";
import type { App } from "../app/app.ts";
import { restWords } from "../words.rest.ts";

type Asking = Pick<App, "store" | "page">;

/** Before a member's page takes the place of a running game (force_stop_warning). */
export async function askToStopGame({ store, page: { locale } }: Asking): Promise<boolean> {
  await restWords.load(locale);
  return askConfirm(store, {
    title: translate(restWords, locale, "force_stop.title"),
    text: translate(restWords, locale, "force_stop_warning"),
    confirm: translate(restWords, locale, "force_stop.confirm"),
    cancel: translate(restWords, locale, "force_stop.cancel"),
    tone: "warning",
  });
}

/** The browser blocked the window: true inside the press that may open it. */
export async function askToOpenWindow({ store, page: { locale } }: Asking): Promise<boolean> {
  await restWords.load(locale);
  return askConfirm(store, {
    title: translate(restWords, locale, "blocked.title"),
    text: translate(restWords, locale, "blocked.text"),
    confirm: translate(restWords, locale, "blocked.confirm"),
    cancel: translate(restWords, locale, "blocked.cancel"),
  });
}
