import { ClosePage as Close } from "@naluma/game-launcher/desktop";
import { useCallback } from "react";

/** Loads home anew: what a page does on start ends the game that storage still names. */
export function ClosePage() {
  const goHome = useCallback(() => window.location.replace("/"), []);
  return <Close goHome={goHome} />;
}
