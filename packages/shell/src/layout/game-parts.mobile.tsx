import { RunningGame } from "@naluma/game-launcher/mobile";
import GameReceipts from "../receipts/game-receipts.tsx";

/**
 * What a page of the lobby shows of the game that runs elsewhere, and of the one that has ended. In a place of its
 * own: what comes beside a page has the browser look for rules in all of that page.
 */
export default function GameParts() {
  return (
    <div className="game-parts">
      <RunningGame />
      <GameReceipts />
    </div>
  );
}
