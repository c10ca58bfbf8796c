import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/later";
import { memo } from "react";
import type { GameListProps } from "../catalogue/game-list-props.ts";

const View = lazyView(async () => ({ default: (await import("../home-islands.ts")).Popular }), {
  drawnByServer: true,
});

/** Four popular games beside the banners. The server draws them; their code comes later. */
export const Popular = memo(function Popular({ onPlay }: Pick<GameListProps, "onPlay">) {
  return (
    <Island fallback={<div className="card mini" />}>
      <View onPlay={onPlay} />
    </Island>
  );
});
