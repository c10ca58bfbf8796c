import { stopRuns } from "../bootstrap/run.mjs";
import { UserError } from "../bootstrap/user-error.mjs";
import { startCluster } from "./cluster.ts";

/** Set by whoever has a server already; its user may create databases. */
const variable = "NALUMA_TEST_DATABASE";

/**
 * Carries work out with the address of a PostgreSQL server: NALUMA_TEST_DATABASE's, or one of our
 * own that is stopped and removed afterwards, also at Ctrl+C.
 *
 * @returns the exit code of the work, 1 where there is no server
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
