import { startLender } from "./lender.ts";

/** One lender for the whole run, in the process that starts the workers; at its end all stacks are stopped. */
export default async () => {
  const lender = await startLender();
  // Playwright ends in order at Ctrl+C alone; who runs it as a step sends SIGTERM.
  for (const signal of ["SIGTERM", "SIGHUP"])
    process.once(signal, () => process.kill(process.pid, "SIGINT"));
  return lender.stop;
};
