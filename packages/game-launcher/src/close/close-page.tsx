import { EndMessage } from "../loading/loading-view.tsx";
import { useCloseWindow } from "./use-close-window.ts";

/** Loads home anew: what a page does on start ends the game that storage still names. */
const goHome = () => window.location.replace("/");

/** Route /close: the address to which a provider sends the player back (ROUTE-18). */
export default function ClosePage() {
  useCloseWindow(goHome);
  return <EndMessage title="close.title" text="close.text" action="close.home" onAct={goHome} />;
}
