/** Pages with games other than home. A separate entry point: whatever the first page imports is loaded with it. */
export { categoryAsked } from "./addresses/page-address.ts";
export {
  hasGameRoom,
  type ProviderAsked,
  providerAsked,
  slotgameAddress,
} from "./addresses/page-address.ts";
export { CategoryPage } from "./category-page/category-page.tsx";
export { prefetchCategoryPage } from "./category-page/category-page-queries.ts";
export { GameRoom } from "./provider-page/game-room.desktop.tsx";
export { ProviderPage } from "./provider-page/provider-page.tsx";
export { prefetchProvider } from "./provider-page/provider-page-queries.ts";
