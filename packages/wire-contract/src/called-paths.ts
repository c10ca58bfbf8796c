import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** `post(path, {…` and `get(path, …`, whose path is text; the path of `post` may be a template or a name as well. */
const call =
  /(?<![.\w])(?:post|get(?=\(\s*"))(?:<[^()]*>)?\(\s*(?:"([^"]+)"|`([^`]+)`|(\w+)(?=,\s*\{))/g;

const isShipped = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|fake|stories)\.tsx?$/.test(file) &&
  !file.startsWith("testing/");

const constants = (source: string) =>
  new Map(
    [...source.matchAll(/\bconst (\w+) = "([^"]*)"/g)].map(([, name = "", is]) => [name, is]),
  );

function pathsIn(source: string): string[] {
  const known = constants(source);
  const valueOf = (name: string) => known.get(name) ?? name;
  return [...source.matchAll(call)].map(
    ([, plain, template, name = ""]) =>
      plain ?? template?.replaceAll(/\$\{(\w+)\}/g, (_, used) => valueOf(used)) ?? valueOf(name),
  );
}

/**
 * The paths of the calls that a package describes with `post` and `get`, without `/api`, once for each description. One
 * that its source does not say is named as the source names it.
 *
 * @param folder its sources
 */
export function calledPaths(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isShipped);
  const all = files.flatMap((file) => pathsIn(readFileSync(join(folder, file), "utf8")));
  return all.toSorted();
}
