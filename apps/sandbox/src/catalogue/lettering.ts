import letters from "../../art/letters.json" with { type: "json" };

/**
 * An image file cannot load the page's web font, so its Latin lettering is drawn: the outlines of Archivo Black
 * at six widths (art/letters.json, from the design's own font files). Other scripts remain text, with a list of
 * common system fonts.
 */
type Outlines = Readonly<Record<string, readonly [advance: number, path: string]>>;

const widths: Readonly<Record<string, Outlines>> = Object.fromEntries(
  Object.entries(letters).map(([width, glyphs]) => [
    width,
    Object.fromEntries(
      Object.entries(glyphs).flatMap(([character, [advance, path]]) =>
        typeof advance === "number" && typeof path === "string"
          ? [[character, [advance, path] as const]]
          : [],
      ),
    ),
  ]),
);

/** A word space is a fifth of an em, as the generator assumes. */
const space = 200;

const line =
  /<text x="(\d+)" y="(\d+)" font-size="([\d.]+)" style="font-stretch:(\d+)%"(?: textLength="(\d+)"[^>]*)?>([^<]*)<\/text>/g;

/** Draws Latin lines of a thumbnail as outlines; a line with a character that has none stays text. */
export function drawLettering(svg: string): string {
  return svg.replace(line, (whole, x, y, size, stretch, length, text) => {
    const outlines = widths[stretch];
    const run = outlines && outlined(plain(text), outlines);
    if (!run) return whole;
    const across = length === undefined ? Number(size) / 1_000 : Number(length) / run.advance;
    const left = Number(x) - (run.advance * across) / 2;
    const down = Number(size) / 1_000;
    return `<path transform="translate(${left.toFixed(1)} ${y})scale(${across.toFixed(5)} ${down.toFixed(5)})" d="${run.path}"/>`;
  });
}

function outlined(text: string, outlines: Outlines): { path: string; advance: number } | undefined {
  let advance = 0;
  let path = "";
  for (const character of text.normalize("NFC")) {
    if (character === " ") {
      advance += space;
      continue;
    }
    const glyph = outlines[character];
    if (!glyph) return undefined;
    path += shifted(glyph[1], advance);
    advance += glyph[0];
  }
  return path === "" ? undefined : { path, advance };
}

/** Shifts an outline to the right. Outlines contain only absolute M, L, H, V, Q and Z. */
function shifted(path: string, by: number): string {
  return path.replace(/([MLHVQZ])([^MLHVQZ]*)/g, (_, command: string, numbers: string) => {
    if (command === "V" || command === "Z") return command + numbers;
    let place = 0;
    return (
      command +
      numbers.replace(/-?\d+/g, (number) => {
        place += 1;
        return command === "H" || place % 2 === 1 ? String(Number(number) + by) : number;
      })
    );
  });
}

function plain(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** Bold fonts of Windows, macOS, Android and Debian, in order of preference. */
const fontsOf: Readonly<Record<string, string>> = {
  zh_CN: "'Noto Sans CJK SC','Noto Sans SC','PingFang SC','Microsoft YaHei'",
  zh_TW: "'Noto Sans CJK TC','Noto Sans TC','PingFang TC','Microsoft JhengHei'",
  ja_JP: "'Noto Sans CJK JP','Noto Sans JP','Hiragino Sans','Yu Gothic',Meiryo",
  ko_KR: "'Noto Sans CJK KR','Noto Sans KR','Apple SD Gothic Neo','Malgun Gothic'",
  th_TH: "'Noto Sans Thai',Thonburi,'Leelawadee UI'",
  hi_IN: "'Noto Sans Devanagari','Kohinoor Devanagari','Nirmala UI'",
  my_MM: "'Noto Sans Myanmar','Myanmar Sangam MN','Myanmar Text'",
  ta_IN: "'Noto Sans Tamil','Tamil Sangam MN','Nirmala UI'",
  bn_BD: "'Noto Sans Bengali','Bangla Sangam MN','Nirmala UI'",
};

/** The font families for text that could not be drawn. It must not contain the quote that would end the attribute. */
export function fontStack(language: string): string {
  const own = Object.hasOwn(fontsOf, language) ? `${fontsOf[language]},` : "";
  return `${own}'Arial Narrow','Noto Sans',sans-serif`;
}
