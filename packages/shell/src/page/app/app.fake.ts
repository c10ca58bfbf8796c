import type { Launcher } from "@naluma/game-launcher";
import type { PublicPage } from "@naluma/site/page";
import { chosenWho } from "@naluma/site/who.fake";
import { createLive } from "../../live/index.ts";
import { createApp, type App } from "./app.ts";
import { liveAtom, type Live } from "./live.ts";

/**
 * The part of the app that loads after the first paint, created but not started; `launcher` overrides parts of the
 * real one.
 */
export function fakeLive(app: App, launcher: Partial<Launcher> = {}): Live {
  const live = createLive(app, () => undefined);
  return { ...live, launcher: live.launcher && { ...live.launcher, ...launcher } };
}

/** An app with a member and a wallet, of which nothing has been started. */
export interface StoryApp extends App {
  readonly live: Live;
}

/**
 * The app of a story. It ignores navigation: the next story empties the storage, which logs the member out, and an
 * app that then navigated home would take the story's page with it.
 */
export function storyApp(page: Omit<PublicPage, "releaseId">): StoryApp {
  const app = createApp({ ...page, releaseId: "story" }, window);
  app.provideNavigation(() => undefined);
  const who = chosenWho();
  if (who?.role === "member") app.session.signIn({ ...who, token: "s1.secret" });
  if (who?.role === "visitor") app.session.clear();
  const live = fakeLive(app);
  app.store.set(liveAtom, live);
  return { ...app, live };
}
