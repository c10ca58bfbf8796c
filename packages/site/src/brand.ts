/** Colour tokens of the design (`ui/theme.css`) that a site may override. */
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

/** `#rrggbb` by token, or `#rrggbbaa` for translucent colours. */
export type BrandColours = Readonly<Partial<Record<BrandToken, string>>>;

/** The dark theme's defaults, for what surrounds an installed page before its style sheet has loaded. */
export const designColours = { bg: "#0f0a0e", "surface-1": "#171116" } as const;

export interface Brand {
  /** Path of the logo if the operator does not deliver one; "" for our own. */
  readonly logo: string;
  /** Path of the square icon in the browser's tab; "" for our own. */
  readonly mark: string;
  readonly colours: { readonly dark: BrandColours; readonly light: BrandColours };
}

/** Whether a text is a valid colour for a style sheet. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(text);

function rule(selector: string, colours: BrandColours): string {
  const values = brandTokens.flatMap((token) => {
    const value = colours[token];
    return value !== undefined && isColour(value) ? [`--${token}:${value}`] : [];
  });
  return values.length > 0 ? `${selector}{${values.join(";")}}` : "";
}

/** Placed after the design's own sheet, with the same selectors, so that its values override it. */
export const brandSheet = ({ colours: { dark, light } }: Brand): string =>
  rule(`:root,[data-theme="dark"]`, dark) +
  rule(`:root[data-theme="light"],[data-theme="light"]`, light);

/** The design's brand mark as a file: the growth rings of a pearl. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#A9C9EE"/><circle cx="18.2" cy="21.8" r="16.9" fill="#171116"/><circle cx="18.2" cy="21.8" r="15" fill="#CDB9EA"/><circle cx="16.4" cy="23.6" r="12.3" fill="#171116"/><circle cx="16.4" cy="23.6" r="10.4" fill="#F3C3B4"/><circle cx="14.6" cy="25.4" r="7.9" fill="#171116"/><circle cx="14.6" cy="25.4" r="6" fill="#F3E9DC"/><path d="M20 0A20 20 0 0 1 40 20L36.6 20A16.6 16.6 0 0 0 20 3.4Z" fill="#BFE9DC"/></svg>';
