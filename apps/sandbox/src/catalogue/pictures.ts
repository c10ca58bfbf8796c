import {
  MOTIFS,
  banner,
  beside,
  brandMark,
  kindArt,
  oklch,
  providerMark,
  redEnvelope,
  thumb,
  wheel,
  wordmark,
} from "../../art/art.mjs";
import type { Palette } from "../../art/art.mjs";
import type { Catalogue, GameKind } from "./catalogue.ts";
import { gameKinds } from "./game-kinds.ts";
import { drawLettering, fontStack } from "./lettering.ts";

/** The generator produces inline SVG; a standalone file needs a namespace and a size. */
function asFile(svg: string, width: number, height: number, language?: string): string {
  const lang = language === undefined ? "" : ` xml:lang="${language.replace("_", "-")}"`;
  return svg.replace(
    "<svg ",
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${lang} `,
  );
}

const inside = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>$/g, "");

/** The tile of a game, with lettering in the given language if the game has a name in it, otherwise in English. */
export function gamePicture(
  catalogue: Catalogue,
  code: string,
  language: string,
): string | undefined {
  const game = catalogue.gameByCode(code);
  if (!game) return undefined;
  const names: Readonly<Record<string, string | undefined>> = game.game_name;
  const own = Object.hasOwn(names, language) ? names[language] : undefined;
  const drawn = drawLettering(
    thumb(game.game_code, game.drawing, { title: own ?? names["en_US"] ?? "" }),
  );
  return asFile(
    drawn.replace(`Archivo,'Noto Sans',sans-serif`, fontStack(language)),
    240,
    320,
    own === undefined ? "en_US" : language,
  );
}

/** `lit` is on a lacquered plate, `dark` is for a provider that cannot be reached, `mark` is the symbol alone. */
export function providerPicture(
  catalogue: Catalogue,
  gp_id: string,
  form: "lit" | "dark" | "mark",
): string | undefined {
  if (!catalogue.provider(gp_id)) return undefined;
  const sign = inside(providerMark(gp_id));
  if (form === "mark") return frame("0 0 40 40", 40, 40, `<g color="#F7F2EF">${sign}</g>`);
  const [plate, ink] = form === "lit" ? ["#2A2028", "#F7F2EF"] : ["#231B21", "#776973"];
  return frame(
    "0 0 40 40",
    40,
    40,
    `<rect width="40" height="40" rx="9" fill="${plate}"/><g color="${ink}" transform="translate(7 7)scale(.65)">${sign}</g>`,
  );
}

const frame = (box: string, width: number, height: number, body: string): string =>
  asFile(`<svg viewBox="${box}">${body}</svg>`, width, height);

const scenes = ["river", "orbit", "gifts", "stadium"];

export const bannerPicture = (scene: string): string | undefined =>
  scenes.includes(scene) ? asFile(banner(scene), 1_200, 500) : undefined;

/** Narrow, or in the form `wide`; undefined for a scene or form that does not exist. */
export function registerPicture(scene: string, form: string | undefined): string | undefined {
  const isWide = form === "wide";
  const drawn = form === undefined || isWide ? beside(scene, isWide) : undefined;
  return drawn && (isWide ? asFile(drawn, 1_200, 500) : asFile(drawn, 600, 900));
}

const signOfKind: Readonly<Record<GameKind, readonly [motif: string, hue: number]>> = {
  slot: ["seven", 22],
  live: ["roulette", 20],
  sports: ["ball", 150],
  lottery: ["balls", 30],
  card: ["cards", 150],
  virtual: ["horse", 40],
  cockfight: ["rooster", 30],
  esport: ["gamepad", 300],
  crash: ["rocket", 20],
};

const isKind = (text: string): text is GameKind => (gameKinds as readonly string[]).includes(text);

/** The icon of a kind of game, muted unless it is active. */
export function kindPicture(kind: string, active: boolean): string | undefined {
  if (!isKind(kind)) return undefined;
  const [motif, hue] = signOfKind[kind];
  const drawing = MOTIFS[motif];
  if (!drawing) return undefined;
  return frame("-100 -100 200 200", 48, 48, drawing.d(active ? lively(hue) : quiet));
}

const lively = (hue: number): Palette => ({
  a: oklch(0.7, 0.17, hue),
  k: oklch(0.56, 0.16, hue - 6),
  h: oklch(0.84, 0.11, hue + 8),
  b: oklch(0.6, 0.13, hue + 150),
  c: oklch(0.85, 0.13, 82),
  l: oklch(0.97, 0.015, 80),
  d: oklch(0.24, 0.05, hue + 200),
});

const quiet: Palette = {
  a: "#A99BA4",
  k: "#86757F",
  h: "#CFC4CA",
  b: "#6B5C66",
  c: "#BFB2BA",
  l: "#E9E1E5",
  d: "#2A2028",
};

/** The 16:10 scene of a kind; live casino has six scenes, the other kinds six colour variants. */
export function kindScene(kind: string, seed: number | undefined): string | undefined {
  return isKind(kind) ? asFile(kindArt(kind, seed ?? ""), 640, 400) : undefined;
}

const lacquer = "color:#f7f2ef;--mark-gap:#171116";
const pearl = "color:#20151c;--mark-gap:#241721";
/** The colour scheme follows the page around the picture, which a site sets with its theme. */
const inScheme = {
  own: `svg{${lacquer}}@media(prefers-color-scheme:light){svg{${pearl}}}`,
  dark: `svg{${lacquer}}`,
  light: `svg{${pearl}}`,
};

/** As large as the logo in a header; `own` follows the theme of the page, the others are fixed. */
export const logoPicture = (scheme: keyof typeof inScheme): string =>
  frame(
    "0 0 143 44",
    143,
    44,
    `<style>${inScheme[scheme]}</style><g transform="translate(0 5)scale(.85)">${inside(brandMark())}</g><g transform="translate(45 6.6)scale(.4153)">${inside(wordmark())}</g>`,
  );

/** The second site's logo: a kingfisher, and its name drawn with strokes. */
const kingfisher =
  '<circle cx="20" cy="20" r="20" fill="#1d5fa8"/>' +
  '<path d="M8 24C8 14 17 9 25 11L38 8L28 16C29 25 22 32 13 32C10 30 8 27 8 24Z" fill="#8fc4ff"/>' +
  '<path d="M13 32C12 25 17 20 25 20C24 27 20 32 13 32Z" fill="#f5a45d"/>' +
  '<circle cx="24" cy="14.5" r="1.6" fill="#0b1c30"/>';

const halcyonLetters =
  "M4 56V2M4 34A14 15 0 0 1 32 34V56M76 16V56M76 36A14.5 16 0 1 1 76 35.9M89 56V2" +
  "M129 24.5A16 16 0 1 0 129 47.5M142 16L157.5 50M173 16L153 62M217 36A16 16 0 1 1 217 35.9" +
  "M232 56V16M232 34A14 15 0 0 1 260 34V56";

export const halcyonLogo = (): string =>
  frame(
    "0 0 143 44",
    143,
    44,
    `<style>${inScheme.own}</style><g transform="translate(0 5)scale(.85)">${kingfisher}</g>` +
      `<path transform="translate(44 9)scale(.37)" fill="none" stroke="currentColor" stroke-width="8.5" d="${halcyonLetters}"/>`,
  );

export const halcyonMark = (): string => frame("0 0 40 40", 40, 40, kingfisher);

const initialOf = (title: string): string => (title.match(/[A-Za-z0-9]/)?.[0] ?? "N").toUpperCase();

/** A disc with the first letter of a site without a drawn icon. */
const writtenSign = (title: string): string =>
  `<circle cx="20" cy="20" r="20" fill="#8a5bd6"/><g fill="#fff">${lettered(initialOf(title), 20, 28, 22)}</g>`;

const lettered = (text: string, x: number, y: number, size: number, length?: number): string => {
  const fit = length === undefined ? "" : ` textLength="${length}"`;
  return drawLettering(
    `<text x="${x}" y="${y}" font-size="${size}" style="font-stretch:100%"${fit}>${text}</text>`,
  );
};

/** The name of such a site beside its disc, at most as wide as other logos. */
export function writtenLogo(title: string): string {
  const text = title
    .replace(/[^A-Za-z0-9 ]/g, "")
    .trim()
    .toUpperCase();
  const length = Math.min(94, text.length * 13);
  const name = `<g fill="currentColor">${lettered(text, 48 + Math.round(length / 2), 29, 20, length)}</g>`;
  const sign = `<g transform="translate(0 5)scale(.85)">${writtenSign(title)}</g>`;
  return frame("0 0 143 44", 143, 44, `<style>${inScheme.own}</style>${sign}${name}`);
}

export const writtenMark = (title: string): string =>
  frame("0 0 40 40", 40, 40, writtenSign(title));

/** The `18+` seal, drawn with strokes because an image has no fonts. It is visible on both themes. */
export const adultsPicture = (): string =>
  frame(
    "0 0 64 36",
    64,
    36,
    `<g fill="none" stroke="#8a7a84" stroke-width="3.4"><rect x="1.7" y="1.7" width="60.6" height="32.6" rx="11"/><path d="M12 13.5L16.5 10.5V26.5M27.5 18A3.9 3.9 0 1 1 27.6 18A4.4 4.4 0 1 1 27.4 18M39 18.5H53M46 11.5V25.5"/></g>`,
  );

/** Icons by name, as an icon service provides them, for companies whose icon the site does not have. */
export const iconPicture = (name: string): string | undefined =>
  name === "lantern"
    ? frame(
        "0 0 24 24",
        24,
        24,
        `<g fill="none" stroke="#c2621c" stroke-width="1.8" stroke-linecap="round"><path d="M12 2v2.5M8.5 4.5h7M9 20.5h6M12 20.5V22"/><path d="M9 4.5C5.5 7 5.5 17.5 9 20.5h6c3.5-3 3.5-13.5 0-16z" fill="#f2a33a" fill-opacity=".35"/><path d="M12 9c1.8 2 2.4 3.200 0 6c-2.4-2.800-1.8-4 0-6z" fill="#c2621c"/></g>`,
      )
    : undefined;

export const markPicture = (): string => asFile(brandMark("#171116"), 64, 64);

/** The wheel without lettering: the prizes are HTML on top of it. */
export const wheelPicture = (prizes: number): string | undefined =>
  prizes >= 4 && prizes <= 12
    ? asFile(wheel(Array.from({ length: prizes }, () => ({ label: "" }))), 424, 424)
    : undefined;

export const envelopePicture = (open: boolean): string =>
  open ? asFile(redEnvelope(true), 240, 390) : asFile(redEnvelope(false), 240, 300);
