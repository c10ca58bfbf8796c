import { Farewell } from "../loading/loading-view.tsx";
import { useCloseWindow } from "./use-close-window.ts";

export interface ClosePageProps {
  /** Loads the home page anew: what a page does on start ends the game that storage still names. Stable. */
  goHome: () => void;
}

/** Route /close: the address to which a provider sends the player back (ROUTE-18). */
export function ClosePage({ goHome }: ClosePageProps) {
  useCloseWindow(goHome);
  return <Farewell title="close.title" text="close.text" action="close.home" onAct={goHome} />;
}
