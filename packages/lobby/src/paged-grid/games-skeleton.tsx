import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { TileSkeletons } from "@naluma/ui/skeleton";
import { firstTiles } from "../catalogue/first-games.ts";
import { words } from "../words.ts";

/** A placeholder for a page with games until its code has loaded. */
export function GamesSkeleton() {
  const t = useWords(words);
  const { template } = useSite();
  return <TileSkeletons count={firstTiles[template]} label={t("lobby.loading")} />;
}
