import { startLender } from "./lender.ts";

/** One lender for the whole run, in the process that starts the workers; it stops all stacks at the end. */
export default async () => {
  const lender = await startLender();
  // Playwright shuts down cleanly only on Ctrl+C, but a parent that runs it as a step sends SIGTERM.
  for (const signal of ["SIGTERM", "SIGHUP"])
    process.once(signal, () => process.kill(process.pid, "SIGINT"));
  return lender.stop;
};
