/** Pages with games beside home, with the frame of those that have no bars. */
export { BareLayout } from "./layout/bare-layout.desktop.tsx";
export { GameRoomPage } from "./pages/game-room.desktop.tsx";
export { CategoryPage } from "./pages/category.tsx";
export { ProviderPage } from "./pages/provider.tsx";
