import { GamesSkeleton } from "@naluma/lobby";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/later";
import { memo } from "react";
import { providerAsked } from "../routing/route-rules.ts";
import { validatedClientLoader } from "../routing/route-validation.ts";

export { gameRoomLoader as loader } from "./games.loaders.ts";

export const clientLoader = validatedClientLoader(providerAsked);

const View = lazyView(() => import("./game-room-view.desktop.tsx"), { drawnByServer: true });

/** `/gameRoom`. Its code is a file of its own: it shares much with what home has only in its islands. */
export default memo(function GameRoomPage() {
  return (
    <Island fallback={<GamesSkeleton />}>
      <View />
    </Island>
  );
});
