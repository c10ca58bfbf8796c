import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo } from "react";
import type { PopularProps } from "./popular.tsx";

const View = lazyView(async () => ({ default: (await import("../live.ts")).Popular }), {
  drawnByServer: true,
});

/** Four popular games beside the banners. The server renders them; their code loads later. */
export const Popular = memo(function Popular(props: PopularProps) {
  return (
    <Island fallback={<div className="card game-card" />}>
      <View {...props} />
    </Island>
  );
});
