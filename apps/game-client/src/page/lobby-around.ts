import type { Round } from "./game-view.ts";

interface Ports {
  /** The window that opened or frames this page. */
  readonly around: { postMessage(message: unknown, origin: string): void } | null;
  /** The address of the lobby that the player returns to. */
  readonly lobby: string | undefined;
  readonly format: (amount: string) => string;
}

/** A demo has no link back, so its lobby is not known. */
export const lobbyAround = (): Pick<Ports, "around" | "lobby"> => ({
  around: window.parent === window ? (window.opener as Window | null) : window.parent,
  lobby: document.querySelector<HTMLAnchorElement>("#leave")?.href,
});

/** Tells the lobby whether a round is open, so that it can warn the player who leaves. */
export function reportOpenRound({ around, lobby, format }: Ports) {
  const origin = lobby === undefined ? undefined : new URL(lobby).origin;
  let told = "";
  return (round: Pick<Round, "staked" | "isOver"> | undefined): void => {
    const stake = round && !round.isOver ? format(round.staked) : "";
    if (!around || origin === undefined || stake === told) return;
    told = stake;
    around.postMessage({ type: "naluma-round", isOpen: stake !== "", stake }, origin);
  };
}

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
