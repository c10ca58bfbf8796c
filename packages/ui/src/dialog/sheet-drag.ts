/** How far down, in pixels, a sheet is pulled before letting go closes it. */
const closingDistance = 96;

/** A short pull closes it too when it is this quick, in pixels a millisecond. */
const closingSpeed = 0.5;

export interface Pull {
  /** Pixels down from where the finger began; up is negative. */
  distance: number;
  /** Milliseconds since it began. */
  duration: number;
}

/** A sheet follows the finger down, never up. */
export const pulledBy = ({ distance }: Pick<Pull, "distance">): number => Math.max(0, distance);

/** Whether letting go here closes the sheet, or lets it go back. */
export const closesAt = ({ distance, duration }: Pull): boolean =>
  distance >= closingDistance || (distance > 24 && distance / Math.max(1, duration) > closingSpeed);
