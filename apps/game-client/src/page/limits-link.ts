import type { lobbyAround } from "./report-open-round.ts";

/**
 * In a frame, the links to the player's limits are handled by the surrounding page: a window opened from a sandboxed
 * frame inherits its restrictions and could not show the lobby's pages.
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
