import type { Launcher } from "@naluma/game-launcher";
import { translate } from "@naluma/i18n";
import { wantedDemoAtom } from "@naluma/lobby";
import { localKeys, sessionKeys } from "@naluma/site/stored";
import { showToast } from "@naluma/ui/toast";
import type { App } from "../app/app.ts";
import { wantedGameAtom } from "../app/live-atom.ts";
import { words } from "../words.ts";

const ignore = () => undefined;

/** What somebody does before a press, or with it. */
const signs = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/**
 * Provides the launcher. Its code loads at once for a member, and for a game that an earlier page
 * of this browser left open; for a visitor, who has to log in before a game, with the first sign of
 * a press.
 *
 * @param start fetches the launcher and starts it
 */
export function launcherOnDemand(
  app: App,
  start: () => Promise<Launcher>,
): () => Promise<Launcher> {
  const { page, session, store } = app;
  let coming: Promise<Launcher> | undefined;

  const load = () =>
    (coming ??= start().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));

  const preload = () => {
    for (const sign of signs) document.removeEventListener(sign, preload);
    // Nobody waits for it: a press loads it again and shows a failure.
    load().catch(ignore);
  };
  const onPress = () => {
    if (!store.get(wantedGameAtom) && !store.get(wantedDemoAtom)) return;
    load().catch(() => {
      store.set(wantedGameAtom, undefined);
      store.set(wantedDemoAtom, undefined);
      showToast(store, { kind: "error", message: translate(words, page.locale, "network_error") });
    });
  };
  const isLeftOpen =
    localStorage.getItem(localKeys.isPlay) === "1" ||
    sessionStorage.getItem(sessionKeys.launch) !== null;
  if (session.member() || isLeftOpen) preload();
  else for (const sign of signs) document.addEventListener(sign, preload, { passive: true });
  store.sub(wantedGameAtom, onPress);
  store.sub(wantedDemoAtom, onPress);
  onPress();
  session.onChange(({ role }) => role === "member" && preload());

  return load;
}
