/** Every duration of a launch, in milliseconds. */
export const launchTimes = {
  /** A start has an outcome by then. */
  start: 30_000,
  /** A start waits this long for the private channel, so that it cannot miss its address. */
  channel: 2_000,
  /** Without an address play1 is asked again, under the same id (docs/contracts.md#starting-a-game). */
  address: 8_000,
  /** The opened window (`surfaces/window.ts`) is looked at, and reached for, this often (LAUNCH-14). */
  window: 500,
  /** After the hand-over the window counts as waiting for this long. */
  waitingUrl: 1_000,
  /** A handle that reads closed this soon after the hand-over is lost, not closed. */
  settling: 5_000,
  /** The focus has this long to come back here from a window that reads closed. */
  focus: 2_000,
  /** A leave call that never answers must not lock the player out of the next game (LAUNCH-22). */
  quit: 30_000,
  /** What follows a game close, or a page that starts after one, begins this late. */
  fastPath: 300,
  /** A leave lets a play call that is still on its way arrive first. */
  playFirst: 2_000,
  /** The platform has this long to say that an address must not be framed. */
  frame: 3_000,
  /** What a tab that went to the game itself has left is believed for 12 h (docs/contracts.md#windows). */
  redirected: 43_200_000,
  /** The loading overlay stays this long over the game that has come (LAUNCH-36). */
  overlay: 400,
  /** A page that nobody looks at draws nothing: the next paint is not waited for any longer. */
  paint: 100,
  /** A placeholder asks this often how far its launch is: the other tab may not listen yet. */
  placeholder: 500,
  /** An older message between windows is ignored. */
  windowMessage: 30_000,
} as const;
