/** Pages with games beside home, with the frame of those that have no bars. */
export { BareLayout } from "./layout/bare-layout.desktop.tsx";
export { GameRoomPage } from "./pages/game-room.desktop.tsx";
export { HallPage } from "./pages/hall.tsx";
export { ProviderPage } from "./pages/provider.tsx";
