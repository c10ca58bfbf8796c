import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

const folder = new URL("./", import.meta.url);

/**
 * The page's modules as the browser gets them: the same files as they lie here, without their types. What the
 * page and the server share (the engines and their draws) is therefore one and the same.
 *
 * @returns code by path: `client/game.ts`, `engines/slot/pays.ts`
 */
export function clientCode(): ReadonlyMap<string, string> {
  const modules = globSync(["client/**/*.ts", "engines/**/*.ts"], {
    cwd: folder,
    exclude: (path) => /\.(test|fake)\.ts$/.test(path),
  });
  return withoutWarning(
    () =>
      new Map(
        modules.map((path) => [
          path,
          stripTypeScriptTypes(readFileSync(new URL(path, folder), "utf8")),
        ]),
      ),
  );
}

/** Node runs our own files by the same stripper in silence, but warns of a call; the version is pinned. */
function withoutWarning<Value>(work: () => Value): Value {
  const emit = process.emitWarning;
  process.emitWarning = () => undefined;
  try {
    return work();
  } finally {
    process.emitWarning = emit;
  }
}
