import { useEffect, useState } from "react";
import { isDrawn, waitForTurn } from "./art-turns.ts";

/** Whether a picture of a long list may be drawn yet. */
export function useArtTurn(picture: string): boolean {
  const [isDue, setDue] = useState(() => isDrawn(picture));
  useEffect(() => (isDue ? undefined : waitForTurn(picture, () => setDue(true))), [picture, isDue]);
  return isDue;
}
