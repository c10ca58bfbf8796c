import { globSync, readFileSync } from "node:fs";
import { engineNames } from "@naluma/game-engines/engine";
import type { EngineName } from "@naluma/game-engines/engine";
import { clientModules } from "./modules.ts";
import { gameFolder, partsOf } from "./parts.ts";

export interface Asset {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** The content under its path never changes. */
  readonly isImmutable: boolean;
}

const source = new URL("../", import.meta.url);
const fonts = new URL("../../fonts/", import.meta.url);

/** The parts of the style sheet that every page includes, in cascade order. */
const everyPage = ["page", "bar", "stage", "desk", "chips", "sheets"].map(
  (name) => `page/${name}.css`,
);

/** The style sheets in the folders of a game; the one named after its folder comes first. */
const sheetsOf = (game: EngineName): readonly string[] =>
  partsOf[game].flatMap((part) =>
    globSync(`${part}/*.css`, { cwd: source }).toSorted(
      (one, other) =>
        Number(other === `${part}/${part}.css`) - Number(one === `${part}/${part}.css`),
    ),
  );

const sheet = (parts: readonly string[]): Asset => ({
  type: "text/css; charset=utf-8",
  body: parts.map((part) => readFileSync(new URL(part, source), "utf8")).join("\n"),
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
 * The files that the pages load, keyed by their path below `/assets/`: style sheets, the font, and the modules of
 * `/assets/client`. No other file of the package can be requested.
 */
export const pageAssets = (): ReadonlyMap<string, Asset> =>
  new Map([
    ["game.css", sheet(everyPage)],
    ...engineNames.map((name) => [`${gameFolder(name)}.css`, sheet(sheetsOf(name))] as const),
    ["archivo.woff2", font("archivo-latin.woff2")],
    ["archivo-vietnamese.woff2", font("archivo-vietnamese.woff2")],
    ...["page/main.ts", "matches-today/ask-for-game.ts"].flatMap((entry) =>
      [...clientModules(entry)].map(([path, body]) => [path, script(body)] as const),
    ),
  ]);
