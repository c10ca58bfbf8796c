/** Something that the person at the keyboard can put right; printed without a stack. */
export class UserError extends Error {}

/** Runs a command of the bootstrap; a UserError ends it with its message and exit code 1. */
export const runAsCommand = async (main) => {
  try {
    // At once: after an interruption there may still be work under way that must not go on.
    process.exit((await main()) ?? 0);
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exit(1);
  }
};

/** Fails on a Node older than the bootstrap can run on. */
export const checkNodeVersion = (version = process.versions.node) => {
  const major = Number(version.split(".")[0]);
  if (major < 20) {
    throw new UserError(
      `Node ${version} is too old: Naluma needs Node 20 or newer to start (https://nodejs.org). ` +
        "It brings its own Node for the rest.",
    );
  }
};
