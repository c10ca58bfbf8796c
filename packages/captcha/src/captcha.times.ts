/** Wait for another picture after a limit that names no time, in milliseconds. */
export const shortestWait = 1_000;

/** A wait that is longer than this is no wait that a platform means, in seconds. */
export const longestWait = 3_600;
