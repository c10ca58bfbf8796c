import { GamesSkeleton } from "@naluma/lobby";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/later";
import { memo } from "react";
import { gameTypeId } from "../routing/route-rules.ts";
import { validatedClientLoader } from "../routing/route-validation.ts";

export { categoryLoader as loader } from "./games.loaders.ts";

export const clientLoader = validatedClientLoader(gameTypeId);

const View = lazyView(() => import("./category-view.tsx"), { drawnByServer: true });

/**
 * `/gameHall/{id}`. It is a chunk of its own, because it shares much code with the home's islands.
 */
export default memo(function CategoryPage() {
  return (
    <Island fallback={<GamesSkeleton />}>
      <View />
    </Island>
  );
});
