import { lazy, memo, Suspense } from "react";
import type { GameHallProps } from "../game-hall/game-hall.tsx";

const View = lazy(() => import("./popular.tsx"));

/** Four popular games beside the banners. The server draws them; their code comes later. */
export const Popular = memo(function Popular({ onPlay }: Pick<GameHallProps, "onPlay">) {
  return (
    <Suspense fallback={<div className="card mini" />}>
      <View onPlay={onPlay} />
    </Suspense>
  );
});
