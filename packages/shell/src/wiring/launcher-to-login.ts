import { confirmLogin } from "@naluma/game-launcher";
import { openLogin } from "@naluma/member";
import type { NamedGame } from "@naluma/site/game";
import type { App } from "../app/app.ts";

/** A visitor who wants to play is asked to log in; with a yes the login opens (LAUNCH-07). */
export async function launcherToLogin({ store, page }: App, game: NamedGame): Promise<void> {
  if (await confirmLogin(store, page.locale, game)) openLogin(store);
}
