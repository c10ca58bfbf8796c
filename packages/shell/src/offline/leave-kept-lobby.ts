/** Milliseconds between two looks whether the site answers again. */
const every = 15_000;

interface KeptLobby {
  /** Asks the site anything; rejects while it is away. */
  ask(): Promise<unknown>;
  /** Nobody plays, and no form holds input. */
  isFree(): boolean;
  reload(): void;
}

/**
 * Loads the page anew once the site answers: what it shows is from another hour. A page that is in use waits,
 * and is looked at again; the line stands so long.
 */
export function leaveKeptLobby({ ask, isFree, reload }: KeptLobby): void {
  const look = () =>
    void ask().then(
      () => isFree() && reload(),
      () => undefined,
    );
  setInterval(look, every);
  window.addEventListener("online", look);
}
