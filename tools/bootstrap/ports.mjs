import { createServer } from "node:net";
import { UserError } from "./user-error.mjs";

/** Ports between 4000 and 7000 that Chromium refuses to open. */
const refusedByChromium = new Set([
  4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6697,
]);

const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/**
 * The port that is wanted, or the next free one after it, which is then said. `taken` holds ports
 * already given to another service and receives this one.
 */
export const choosePort = async (variable, standard, host, taken) => {
  const wanted = readPort(variable, standard);
  for (let port = wanted; port < wanted + 200 && port <= 65_535; port += 1) {
    if (taken.has(port) || refusedByChromium.has(port) || !(await isFree(port, host))) continue;
    taken.add(port);
    if (port !== wanted)
      console.log(`Port ${wanted} (${variable}) is taken; ${port} is used instead.`);
    return port;
  }
  throw new UserError(`No free port from ${wanted} on. Set ${variable} to one that is.`);
};

const readPort = (variable, standard) => {
  const given = process.env[variable];
  if (given === undefined || given === "") return standard;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`${variable} must be a port from 1 to 65535, not "${given}".`);
  }
  return port;
};
