import { RunningGame } from "@naluma/game-launcher";
import GameReceipts from "../../dialogs/receipts/game-receipts.tsx";

/**
 * What a page of the lobby shows about a game that is running elsewhere, and about one that has ended. It has its own
 * container, because elements added beside a page make the browser recalculate the styles of the whole page.
 */
export default function GameParts() {
  return (
    <div className="game-parts">
      <RunningGame />
      <GameReceipts />
    </div>
  );
}
