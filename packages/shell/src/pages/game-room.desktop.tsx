import { GamesSkeleton } from "@naluma/lobby";
import { Island } from "@naluma/ui/island";
import { lazy, memo } from "react";

const View = lazy(() => import("./game-room-view.desktop.tsx"));

/** `/gameRoom`. Its code is a file of its own: it shares much with what home has only in its islands. */
export const GameRoomPage = memo(function GameRoomPage() {
  return (
    <Island fallback={<GamesSkeleton />}>
      <View />
    </Island>
  );
});
