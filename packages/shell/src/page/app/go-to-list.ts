import { askedBy, type CatalogueGame, providerAddress } from "@naluma/lobby";
import type { Site } from "@naluma/site/use-site";
import type { App } from "./app.ts";

/** An entry that the site has put together itself links to the games behind it (W-26). */
export const goToList = (
  { navigate }: Pick<App, "navigate">,
  game: CatalogueGame,
  where: Pick<Site, "settings" | "template">,
): void => navigate(providerAddress(askedBy(game), where));
