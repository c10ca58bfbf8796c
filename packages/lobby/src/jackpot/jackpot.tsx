import { useWords } from "@naluma/i18n/react";
import { JackpotSkeleton } from "@naluma/ui/jackpot-skeleton";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo, Suspense } from "react";
import { words } from "../words.ts";

const LiveJackpot = lazyView(async () => ({ default: (await import("../live.ts")).LiveJackpot }), {
  drawnByServer: true,
});

/**
 * The jackpot in the selected currency. The document contains it completely; its script loads separately. Until then
 * its surroundings must not re-render it, or the server's HTML would be lost.
 */
export const Jackpot = memo(function Jackpot() {
  const t = useWords(words);
  return (
    <Suspense fallback={<JackpotSkeleton title={t("lobby.jackpot")} />}>
      <LiveJackpot />
    </Suspense>
  );
});
