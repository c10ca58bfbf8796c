import { globSync, readFileSync } from "node:fs";

import { engineNames } from "@naluma/game-engines/engine";

import { clientModules } from "./modules.ts";

/** A file that a game's page loads. */
export interface Asset {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** Its content never changes under its path. */
  readonly isImmutable: boolean;
}

const folder = new URL("../client/", import.meta.url);
const fonts = new URL("../../fonts/", import.meta.url);

/** The parts of the sheet that every page has, in the order of the cascade. */
const everyPage = ["page", "bar", "stage", "desk", "chips", "sheets"].map((name) => `${name}.css`);

/** The sheet of an engine and those of its parts, `blackjack-card` after `blackjack`. */
const partsOf = (engine: string): readonly string[] =>
  globSync([`${engine}.css`, `${engine}-*.css`], { cwd: folder }).toSorted(
    (one, other) => one.length - other.length,
  );

const sheet = (parts: readonly string[]): Asset => ({
  type: "text/css; charset=utf-8",
  body: parts.map((part) => readFileSync(new URL(part, folder), "utf8")).join("\n"),
  isImmutable: false,
});

const font = (file: string): Asset => ({
  type: "font/woff2",
  body: new Uint8Array(readFileSync(new URL(file, fonts))),
  isImmutable: true,
});

const script = (body: string): Asset => ({
  type: "text/javascript; charset=utf-8",
  body,
  isImmutable: false,
});

/**
 * What the pages load, by its path below `/assets/`: `game.css`, `crash.css`, `archivo.woff2`, `client/game.ts`.
 * Nothing else of the package can be asked for.
 */
export const pageAssets = (): ReadonlyMap<string, Asset> =>
  new Map([
    ["game.css", sheet(everyPage)],
    ...engineNames.map((name) => [`${name}.css`, sheet(partsOf(name))] as const),
    ["archivo.woff2", font("archivo-latin.woff2")],
    ["archivo-vietnamese.woff2", font("archivo-vietnamese.woff2")],
    ...[...clientModules("game.ts")].map(([path, body]) => [path, script(body)] as const),
  ]);
