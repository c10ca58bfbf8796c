import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Template } from "@naluma/site/device";
import type { Choice, PageRequest, Visit } from "@naluma/site/page";
import { createRequestHandler, type RouterContext, type ServerBuild } from "react-router";
import { ConfigError } from "../config-error.ts";

/** What a host's entry.server exports beside its renderer. */
export interface HostEntry {
  readonly pageContext: RouterContext<PageRequest>;
  choose(visit: Visit): Choice;
  /** Exact paths that lead elsewhere, for builds/meta. */
  readonly routeRules: Readonly<Record<string, { readonly redirect: string }>>;
}

/** One host as the gateway uses it. */
export interface Host extends HostEntry {
  readonly handle: ReturnType<typeof createRequestHandler>;
}

export type Hosts = Readonly<Record<Template, Host>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The compiler writes the module; we look whether it is one of ours. */
const isServerBuild = (module: unknown): module is ServerBuild =>
  isObject(module) && isObject(module["entry"]) && isObject(module["routes"]);

const isHostEntry = (entry: unknown): entry is HostEntry =>
  isObject(entry) &&
  typeof entry["choose"] === "function" &&
  isObject(entry["pageContext"]) &&
  isObject(entry["routeRules"]);

/** Turns a React Router server build into a host; `name` is for the error only. */
export function hostOf(module: unknown, name: string, mode = "production"): Host {
  if (!isServerBuild(module)) throw new Error(`${name} is no React Router server build`);
  const entry: unknown = module.entry.module;
  if (!isHostEntry(entry))
    throw new Error(`entry.server of ${name} lacks choose, pageContext or routeRules`);
  const { choose, pageContext, routeRules } = entry;
  return { choose, pageContext, routeRules, handle: createRequestHandler(module, mode) };
}

/** Loads the built server of a host. */
export async function loadHost(file: string): Promise<Host> {
  if (!existsSync(file))
    throw new ConfigError(`The host is not built: there is no ${file}. Run npm run build.`);
  const module: unknown = await import(pathToFileURL(file).href);
  return hostOf(module, file);
}

export interface Release {
  /** Differs whenever one of the hosts differs; the same on every gateway that serves them. */
  readonly id: string;
  /** When the newest of them was built, in ms. */
  readonly timestamp: number;
}

export async function releaseOf(files: readonly string[]): Promise<Release> {
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
  return { id: hash.digest("hex").slice(0, 12), timestamp: Math.round(Math.max(...times)) };
}
