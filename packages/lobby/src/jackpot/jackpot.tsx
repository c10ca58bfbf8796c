import { useWords } from "@naluma/i18n/react";
import { JackpotSkeleton } from "@naluma/ui/jackpot";
import { lazy, Suspense } from "react";
import { words } from "../words.ts";

const LiveJackpot = lazy(() => import("./live-jackpot.tsx"));

/** The jackpot of the currency on screen. The document carries it whole; its script comes by itself. */
export function Jackpot() {
  const t = useWords(words);
  return (
    <Suspense fallback={<JackpotSkeleton title={t("lobby.jackpot")} />}>
      <LiveJackpot />
    </Suspense>
  );
}
