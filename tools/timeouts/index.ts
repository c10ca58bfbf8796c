/**
 * Measured by `npm test` (bootstrap/machine-speed.mjs): at 0.5, work takes twice as long as on the reference machine.
 */
const measured = Number(process.env["NALUMA_MACHINE_SPEED"]);

/**
 * A timeout for a machine of this speed: unchanged on a fast one, longer on a slow one. Later load on the machine
 * cannot be measured in advance, so choose a timeout of eight times the usual duration.
 */
export const scaledTimeout = (milliseconds: number, speed = measured): number =>
  Math.round(milliseconds / Math.min(speed || 1, 1));
