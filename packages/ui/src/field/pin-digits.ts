import { typedFigures } from "@naluma/site/typed";

/** The digits of what was typed or pasted, `12 34` or `12-34` included, in any script. */
export const digitsOf = (text: string, length: number): string =>
  typedFigures(text).replaceAll(/\D/g, "").slice(0, length);
