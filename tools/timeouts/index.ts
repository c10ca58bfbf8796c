/** As `npm test` has measured it (bootstrap/machine-speed.mjs): 0.5 takes twice as long as the reference. */
const measured = Number(process.env["NALUMA_MACHINE_SPEED"]);

/**
 * A timeout for a machine of this speed: as it is on a fast one, longer on a slow one. What else the machine does
 * later cannot be measured beforehand. So give it one that eight times the usual work fits into.
 */
export const scaledTimeout = (milliseconds: number, speed = measured): number =>
  Math.round(milliseconds / Math.min(speed || 1, 1));
