import { GamesSkeleton } from "@naluma/lobby";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/later";
import { memo } from "react";

const View = lazyView(() => import("./category-view.tsx"), { drawnByServer: true });

/** `/gameHall/{id}`. Its code is a file of its own: it shares much with what home has only in its islands. */
export const CategoryPage = memo(function CategoryPage() {
  return (
    <Island fallback={<GamesSkeleton />}>
      <View />
    </Island>
  );
});
