import { useEffect, useState } from "react";
import { waitForTurn } from "./art-turns.ts";

/** Whether a picture of a long list may be drawn by now. */
export function useArtTurn(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => waitForTurn(() => setDue(true)), []);
  return isDue;
}
