export interface WheelLabel {
  readonly lines: readonly string[];
  /** In the drawing's units; the wheel is 424 units wide. */
  readonly size: number;
  /** Set along the segment, from the rim inwards, if segments are narrow. */
  readonly isAlong: boolean;
}

const sizes = [21, 18, 15, 12.5] as const;

/** The number of prizes from which names are set along their segments. */
const along = 11;

/** The lines lie between the hub with its ornament and the rim. */
const outer = 140;
const inner = 112;

/** The widths of letters in ems, rounded up, because the drawn text must fit. */
function width(grapheme: string): number {
  if (/^[ .,:;'’|il]$/.test(grapheme)) return 0.32;
  if (grapheme < "\u0250") return /^[A-Z@%MWmw]/.test(grapheme) ? 0.82 : 0.64;
  if (/^[\u0e00-\u0e7f]/.test(grapheme)) return 0.72;
  if (/^[\u0900-\u0dff\u1000-\u109f]/.test(grapheme)) return 1.25;
  return 1.02;
}

const letters = (text: string): readonly string[] =>
  Array.from(
    new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text),
    ({ segment }) => segment,
  );

const widthOf = (text: string): number =>
  letters(text).reduce((sum, letter) => sum + width(letter), 0);

/** As much of the text as fits, followed by an ellipsis. */
function shortened(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let kept = "";
  for (const letter of letters(text)) {
    if (widthOf(kept + letter) + width("…") > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** Fills the lines word by word; undefined if the text does not fit. */
function wrapped(name: string, rooms: readonly number[]): readonly string[] | undefined {
  const lines: string[] = [];
  let line = "";
  for (const word of name.split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= (rooms[lines.length] ?? 0)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    if (widthOf(word) > (rooms[lines.length] ?? 0)) return undefined;
  }
  return [...lines, line];
}

/** The width of a segment at this distance from the centre, without its borders. */
const chord = (count: number, distance: number): number =>
  Math.min(210, 2 * distance * Math.sin(Math.PI / Math.max(3, count)) - 8);

/**
 * As large as possible: across the segment in two lines, or along it if the wheel has many. A name that is too
 * long is shortened; the list beside the wheel has the complete one.
 */
export function wheelLabel(name: string, count: number): WheelLabel {
  if (count >= along) {
    const room = outer + 28 - 72;
    const fitting = sizes.filter((size) => size <= chord(count, 100));
    const size = fitting.find((size) => widthOf(name) * size <= room) ?? sizes[3];
    return { lines: [shortened(name, room / size)], size, isAlong: true };
  }
  const rooms = [chord(count, outer), chord(count, inner)];
  for (const size of sizes) {
    const lines = wrapped(
      name,
      rooms.map((room) => room / size),
    );
    if (lines) return { lines, size, isAlong: false };
  }
  const [size] = sizes.slice(-1);
  const [first = "", ...rest] = name.split(/\s+/);
  const room = (rooms[0] ?? 0) / (size ?? 12.5);
  const lower = (rooms[1] ?? 0) / (size ?? 12.5);
  const lines =
    rest.length > 0 && widthOf(first) <= room
      ? [first, shortened(rest.join(" "), lower)]
      : [shortened(name, room)];
  return { lines, size: size ?? 12.5, isAlong: false };
}
