import type { PublicPage } from "@naluma/site/page";
import { chosenWho } from "@naluma/site/who.fake";
import { createApp, type App } from "./app.ts";

/**
 * The app of a story. It stays where it is: the next story empties the storage, which logs a member
 * out. An app that then goes home would take the story's page along.
 */
export function storyApp(page: Omit<PublicPage, "releaseId">): App {
  const app = createApp({ ...page, releaseId: "story" }, window);
  app.provideNavigation(() => undefined);
  const who = chosenWho();
  if (who?.role === "member") app.session.signIn({ ...who, token: "s1.secret" });
  if (who?.role === "visitor") app.session.clear();
  return app;
}
