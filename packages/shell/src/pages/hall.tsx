import { GamesToCome } from "@naluma/lobby";
import { Island } from "@naluma/ui/island";
import { lazy, memo } from "react";

const View = lazy(() => import("./hall-view.tsx"));

/** `/gameHall/{id}`. Its code is a file of its own: it shares much with what home has only in its islands. */
export const HallPage = memo(function HallPage() {
  return (
    <Island fallback={<GamesToCome />}>
      <View />
    </Island>
  );
});
