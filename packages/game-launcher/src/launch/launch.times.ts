/** Every duration of a launch, in milliseconds. */
export const launchTimes = {
  /** By then, a start must have an outcome. */
  start: 30_000,
  /** How long a start waits for the private channel, so that it cannot miss its address. */
  channel: 2_000,
  /**
   * Without an address, play1 is called again after this time, with the same id (docs/contracts.md#starting-a-game).
   */
  address: 8_000,
  /** How often the opened window (`surfaces/window.ts`) is polled, or tried again while unreachable (LAUNCH-14). */
  window: 500,
  /** How long the window still counts as waiting after the hand-over. */
  waitingUrl: 1_000,
  /** A handle that appears closed this soon after the hand-over is lost, not closed. */
  settling: 5_000,
  /** How long the focus may take to return from a window that appears closed. */
  focus: 2_000,
  /** A leave call that never answers must not lock the player out of the next game (LAUNCH-22). */
  quit: 30_000,
  /** The delay of whatever follows the end of a game, or a page that starts after one. */
  fastPath: 300,
  /** How long a leave waits for a pending play call to arrive first. */
  playFirst: 2_000,
  /** How long the platform has to report that an address must not be framed. */
  frame: 3_000,
  /** What a tab left in storage before it navigated to a game is valid for 12 h (docs/contracts.md#windows). */
  redirected: 43_200_000,
  /** How long the loading overlay stays over the game once its address is handed over (LAUNCH-36). */
  overlay: 400,
  /** The longest wait for the next paint: a hidden page never paints. */
  paint: 100,
  /** How often a placeholder asks for the status of its launch: the other tab may not be listening yet. */
  placeholder: 500,
  /** An older message between windows is ignored. */
  windowMessage: 30_000,
} as const;
