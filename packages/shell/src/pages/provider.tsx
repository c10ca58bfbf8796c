import { GamesSkeleton } from "@naluma/lobby";
import { Island } from "@naluma/ui/island";
import { lazy, memo } from "react";

const View = lazy(() => import("./provider-view.tsx"));

/** `/slotgame`. Its code is a file of its own: it shares much with what home has only in its islands. */
export const ProviderPage = memo(function ProviderPage() {
  return (
    <Island fallback={<GamesSkeleton />}>
      <View />
    </Island>
  );
});
