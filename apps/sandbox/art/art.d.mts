/** The part of the generator that the platform serves. Every function is pure; all return SVG text. */
export interface ThumbOptions {
  /** Makes the picture an image with this name; without it the picture is hidden from assistive tools. */
  readonly label?: string;
  /** The lettering. */
  readonly title: string;
}

export interface Palette {
  readonly [colour: string]: string;
}

export interface Motif {
  readonly hue: readonly number[];
  readonly d: (palette: Palette) => string;
}

export const MOTIFS: Readonly<Record<string, Motif>>;
export const NACRE: readonly string[];

export function hash(text: string): number;
export function rng(seed: number): () => number;
/** Lightness 0 to 1, chroma, hue in degrees; chroma shrinks until the colour fits sRGB. */
export function oklch(lightness: number, chroma: number, hue: number): string;
/** `drawing` is a key of MOTIFS. */
export function thumb(code: string, drawing: string, options: ThumbOptions): string;
export function providerMark(code: string): string;
export function kindArt(kind: string, seed?: number | ""): string;
export function banner(scene: string, id?: string): string;
/** The picture beside a registration; undefined for an unknown scene. */
export function beside(scene: string, wide?: boolean, id?: string): string | undefined;
export function wheel(prizes: readonly { readonly label: string; readonly sub?: string }[]): string;
export function redEnvelope(open?: boolean): string;
export function brandMark(gap?: string): string;
export function wordmark(): string;
