export type { CatalogueGame, GameType } from "./catalogue/game.ts";
export { prefetchFirstGames } from "./catalogue/catalogue-queries.ts";
export { prefetchGameTypes } from "./catalogue/game-types-query.ts";
export { keys, travelsWithPage } from "./catalogue/keys.ts";
export { CategoryGames } from "./category/category-games.tsx";
export { closedProvidersAtom } from "./catalogue/lobby-state.ts";
export { useProviderName } from "./catalogue/use-provider-name.ts";
export {
  type Demo,
  demoDeskAtom,
  demoGateAtom,
  tryDemoAtom,
  wantedDemoAtom,
} from "./demo/demo-state.ts";
export { isCatalogueGame } from "./catalogue/game.ts";
export { askedBy, providerAddress } from "./addresses/provider-address.ts";
export { GamesSkeleton } from "./paged-grid/games-skeleton.tsx";
export { words } from "./words.ts";
export { Jackpot } from "./jackpot/jackpot.tsx";
export { prefetchJackpot } from "./jackpot/jackpot-queries.ts";
export { OwnGames } from "./popular/own-games.tsx";
export { Popular } from "./popular/popular-island.tsx";
export { prefetchPopular } from "./popular/popular-queries.ts";
export { useCategoryLinks } from "./category-tabs/use-category-links.ts";
export { useGoToGames } from "./category-tabs/use-go-to-games.ts";
