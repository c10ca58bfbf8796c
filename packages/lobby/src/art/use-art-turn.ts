import { useEffect, useState } from "react";
import { waitForTurn } from "./art-turns.ts";

/** Whether a picture of a long list may be drawn by now. */
export function useArtTurn(): boolean {
  const [mayCome, setMayCome] = useState(false);
  useEffect(() => waitForTurn(() => setMayCome(true)), []);
  return mayCome;
}
