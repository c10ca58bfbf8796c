/** Colour tokens of the design (`ui/theme.css`) that a site may give values of its own. */
export const brandTokens = [
  "bg",
  "surface-1",
  "surface-2",
  "surface-3",
  "surface-4",
  "glass",
  "line",
  "accent",
  "accent-strong",
  "accent-wash",
  "accent-line",
  "on-accent",
  "focus-in",
  "focus-out",
  "mark-gap",
] as const;

export type BrandToken = (typeof brandTokens)[number];

/** `#rrggbb` by token, `#rrggbbaa` for what lets something through. */
export type BrandColours = Readonly<Partial<Record<BrandToken, string>>>;

/** What the dark theme of the design has where a site names none: around an installed page, before its sheet. */
export const designColours = { bg: "#0f0a0e", "surface-1": "#171116" } as const;

/** How a site looks different from the next one. */
export interface Brand {
  /** Path of the logo where the operator delivers none; '' is our own. */
  readonly logo: string;
  /** Path of the square sign in the browser's tab; '' is our own. */
  readonly mark: string;
  readonly colours: { readonly dark: BrandColours; readonly light: BrandColours };
}

/** Whether a text may stand in a style sheet as a colour. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(text);

function rule(selector: string, colours: BrandColours): string {
  const values = brandTokens.flatMap((token) => {
    const value = colours[token];
    return value !== undefined && isColour(value) ? [`--${token}:${value}`] : [];
  });
  return values.length > 0 ? `${selector}{${values.join(";")}}` : "";
}

/** Stands after the design's own sheet: the same selectors, so that the later value counts. */
export const brandSheet = ({ colours: { dark, light } }: Brand): string =>
  rule(`:root,[data-theme="dark"]`, dark) +
  rule(`:root[data-theme="light"],[data-theme="light"]`, light);
