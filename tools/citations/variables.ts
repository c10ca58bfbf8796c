import { cellsIn } from "./tables.ts";

/** Every way in which our code names an environment variable. */
const ways = [
  /\benv\??\.([A-Z][A-Z0-9_]+)\b/g,
  /\benv\[\s*"([A-Z][A-Z0-9_]+)"\s*\]/g,
  // A function that receives the environment and the name.
  /\(\s*env,\s*"([A-Z][A-Z0-9_]+)"/g,
  /\b(?:choosePort|listed)\(\s*"([A-Z][A-Z0-9_]+)"/g,
];

/** A key of a schema, in a source that parses its environment with one. */
const keyOfSchema = /^ {2,6}([A-Z][A-Z0-9_]+): (?:v\.optional|v\.pipe|port|origin|whole)\(/gm;

/** `const { NALUMA_SEED: seed, PORT } = process.env` */
const takenApart = /\{([^{}]*)\}\s*=\s*(?:process\.)?env\b/g;

/** Names set by others: the system, Node, Turbo. */
const ofOthers = new Set(["HOME", "MODE", "NODE_ENV", "NO_COLOR", "PATH", "PROD", "TURBO_HASH"]);

/** The variables that a source reads. */
export const readIn = (source: string): string[] => {
  const all = source.includes("Environment") ? [...ways, keyOfSchema] : ways;
  const named = all.flatMap((way) => [...source.matchAll(way)].map(([, name = ""]) => name));
  const apart = [...source.matchAll(takenApart)].flatMap(([, names = ""]) =>
    [...names.matchAll(/\b[A-Z][A-Z0-9_]+\b/g)].map(([name]) => name),
  );
  return [...new Set([...named, ...apart])].filter((name) => !ofOthers.has(name)).toSorted();
};

/** The variables in the first column of a page's tables; a page may have other tables. */
export const documentedIn = (page: string): string[] => {
  const names = cellsIn(page).flatMap(([first = ""]) =>
    [...first.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)`/g)].map(([, name = ""]) => name),
  );
  return [...new Set(names)].toSorted();
};
