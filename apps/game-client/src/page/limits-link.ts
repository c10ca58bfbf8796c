import type { lobbyAround } from "./report-open-round.ts";

/**
 * A game in a frame asks the page around it for the player's limits: a window that a frame opens is as bound as
 * the frame itself, and shows none of the lobby's pages.
 */
export function connectLimitsLinks(
  { around, lobby }: ReturnType<typeof lobbyAround>,
  isFramed: boolean,
): void {
  if (!isFramed || lobby === undefined) return;
  const { origin } = new URL(lobby);
  for (const link of document.querySelectorAll("#limits, #overlay-limits"))
    link.addEventListener("click", (event) => {
      event.preventDefault();
      around?.postMessage({ type: "naluma-limits" }, origin);
    });
}
