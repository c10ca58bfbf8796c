import { RunningGame } from "@naluma/game-launcher/mobile";
import GameReceipts from "../receipts/game-receipts.tsx";

/** What a page of the lobby shows of the game that runs elsewhere, and of the one that has ended. */
export default function GameParts() {
  return (
    <>
      <RunningGame />
      <GameReceipts />
    </>
  );
}
