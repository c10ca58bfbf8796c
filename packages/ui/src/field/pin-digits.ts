/** The digits of what was typed or pasted, `12 34` or `12-34` included. */
export const digitsOf = (text: string, length: number): string =>
  text.replaceAll(/\D/g, "").slice(0, length);
