import { randomBytes } from "node:crypto";
import { choosePort } from "./ports.mjs";

/** A secret that cannot be guessed, in letters that survive a shell. */
const secret = () => randomBytes(24).toString("base64url");

/**
 * Ports, addresses and secrets of the services, as the environment that all of them get. What the
 * caller's environment gives is kept.
 */
export const stackEnvironment = async () => {
  const host = process.env.HOST || "127.0.0.1";
  const taken = new Set();
  const port = await choosePort("PORT", 4000, host, taken);
  const sandboxPort = await choosePort("SANDBOX_PORT", 4100, host, taken);
  const providerPort = await choosePort("PROVIDER_PORT", 4200, host, taken);
  const site = process.env.SANDBOX_SITE || "1";
  return {
    HOST: host,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    PROVIDER_PORT: String(providerPort),
    API_ORIGIN: process.env.API_ORIGIN || `http://127.0.0.1:${sandboxPort}`,
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || `http://localhost:${port}`,
    SANDBOX_SITE: site,
    SITE_ID: process.env.SITE_ID || site,
    GATEWAY_SECRET: process.env.GATEWAY_SECRET || secret(),
    TRACKING_COLLECTOR:
      process.env.TRACKING_COLLECTOR || `http://127.0.0.1:${providerPort}/tracking/events`,
    SANDBOX_OPERATOR_KEY: process.env.SANDBOX_OPERATOR_KEY || secret(),
  };
};
