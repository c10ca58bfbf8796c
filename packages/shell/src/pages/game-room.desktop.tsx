import { GamesSkeleton } from "@naluma/lobby";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/later";
import { memo } from "react";

const View = lazyView(() => import("./game-room-view.desktop.tsx"), { drawnByServer: true });

/** `/gameRoom`. Its code is a file of its own: it shares much with what home has only in its islands. */
export const GameRoomPage = memo(function GameRoomPage() {
  return (
    <Island fallback={<GamesSkeleton />}>
      <View />
    </Island>
  );
});
