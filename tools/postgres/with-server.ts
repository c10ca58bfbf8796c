import { stopRuns } from "../bootstrap/run.mjs";
import { UserError } from "../bootstrap/user-error.mjs";
import { startCluster } from "./cluster.ts";

/** Set if there is a server already; its user must be allowed to create databases. */
const variable = "NALUMA_TEST_DATABASE";

/**
 * Runs `work` with the address of a PostgreSQL server: that of NALUMA_TEST_DATABASE, or one of our own that is stopped
 * and removed afterwards, even on Ctrl+C.
 *
 * @returns the exit code of the work, or 1 if there is no server
 */
export const withServer = async (work: (server: string) => Promise<number>): Promise<number> => {
  const given = process.env[variable];
  if (given) return work(given);
  try {
    const cluster = await startCluster();
    const end = () => {
      stopRuns();
      void cluster.stop().then(() => process.exit(1));
    };
    process.once("SIGINT", end).once("SIGTERM", end);
    try {
      return await work(cluster.url);
    } finally {
      await cluster.stop();
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    return 1;
  }
};
