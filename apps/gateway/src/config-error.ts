import { ReleaseError } from "@naluma/release";
import { ConfigError } from "@naluma/site/parse-settings";

const codeOf = (error: Error) => ("code" in error ? error.code : undefined);

/** What a start that failed says: mistakes of configuration in one line, all else with its stack. */
export const explained = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (codeOf(error) === "EADDRINUSE" || codeOf(error) === "EADDRNOTAVAIL")
    return `Nothing can listen there: ${error.message}. Choose another HOST or PORT.`;
  return error instanceof ConfigError || error instanceof ReleaseError
    ? error.message
    : (error.stack ?? error.message);
};
