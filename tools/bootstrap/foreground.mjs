import { releaseCheckout, takeCheckout } from "./lock.mjs";
import { stopRuns } from "./run.mjs";
import { stayUntilStopped, stopServices, untilSignal } from "./services.mjs";
import { checkNodeVersion } from "./user-error.mjs";

/**
 * What `prepare` starts stays in the foreground until it is stopped; a signal counts while it is still
 * starting, too. Alone in its checkout, and nothing is left running whatever goes wrong.
 *
 * @param {(services: object[]) => Promise<void>} prepare adds every service that it starts
 */
export const inForeground = async (prepare) => {
  checkNodeVersion();
  takeCheckout();
  const stopped = untilSignal();
  const services = [];
  try {
    const interrupted = await Promise.race([stopped, prepare(services)]);
    if (!interrupted) return await stayUntilStopped(services, stopped);
    stopRuns();
    await stopServices(services);
    return 0;
  } catch (error) {
    await stopServices(services);
    throw error;
  } finally {
    releaseCheckout();
  }
};
