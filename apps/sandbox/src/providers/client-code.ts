import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

/**
 * The page's modules as the browser gets them: the same files as they lie here, without their types. What the
 * page and the server share (the reels, the pays, the fairness) is therefore one and the same.
 */
const modules = [
  "client/game.ts",
  "client/provider-calls.ts",
  "client/reels-view.ts",
  "client/sheets.ts",
  "client/page-words.ts",
  "slot/reels.ts",
  "slot/pays.ts",
  "slot/fairness.ts",
];

export function clientCode(): ReadonlyMap<string, string> {
  return withoutWarning(
    () =>
      new Map(
        modules.map((path) => [
          path,
          stripTypeScriptTypes(readFileSync(new URL(path, import.meta.url), "utf8")),
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
