/** One line of the log. It never contains an address with its query, a token or a body. */
export interface LogLine {
  readonly event: string;
  readonly [field: string]: unknown;
}

export type Log = (line: LogLine) => void;

/** JSON lines on standard output, for a log collector. */
export const logToStdout: Log = (line) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
};
