import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Template } from "@naluma/site/device";
import type { Choice, PageRequest, Visit } from "@naluma/site/page";
import { ConfigError } from "@naluma/site/parse-settings";

type Render = (request: Request, page: PageRequest) => Promise<Response>;

/**
 * The exports of a host's entry.server in addition to its renderer. Releases built long ago have to match it
 * too, so it must stay compatible with them.
 */
interface HostEntry {
  choose(visit: Visit): Choice;
  /** Exact paths that redirect, for builds/meta. */
  readonly routeRules: Readonly<Record<string, { readonly redirect: string }>>;
  /** Uses the router that the host was built with. */
  pageRenderer(build: unknown): Render;
}

export interface Host extends Pick<HostEntry, "choose" | "routeRules"> {
  readonly render: Render;
}

export type Hosts = Readonly<Record<Template, Host>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isHostEntry = (entry: unknown): entry is HostEntry =>
  isObject(entry) &&
  typeof entry["choose"] === "function" &&
  typeof entry["pageRenderer"] === "function" &&
  isObject(entry["routeRules"]);

/** Turns a React Router server build into a host; `name` is used only in the error. */
export function hostOf(build: unknown, name: string): Host {
  if (!isObject(build) || !isObject(build["entry"]) || !isObject(build["routes"]))
    throw new Error(`${name} is no React Router server build`);
  const entry = build["entry"]["module"];
  if (!isHostEntry(entry))
    throw new Error(`entry.server of ${name} lacks choose, pageRenderer or routeRules`);
  const { choose, routeRules } = entry;
  return { choose, routeRules, render: entry.pageRenderer(build) };
}

export async function loadHost(file: string): Promise<Host> {
  if (!existsSync(file))
    throw new ConfigError(`The host is not built: there is no ${file}. Run npm run build.`);
  const build: unknown = await import(pathToFileURL(file).href);
  return hostOf(build, file);
}
