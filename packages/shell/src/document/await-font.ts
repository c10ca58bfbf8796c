import type { Locale } from "@naluma/site/locale";

/** Letters of each file that the font is cut into; the first paint of a language needs those it uses. */
const latin = "a";
const lettersOf: Partial<Record<Locale, string>> = { vi_VN: `${latin}ạ` };

/**
 * Asks for the brand's font and says on `<html>` that it is coming, until it is here or failed: the
 * style sheet keeps to its stand-ins so long. Named while it loads, it would also have the browser
 * open the device's last resort. That is more than half of the first layout. Printed into the page
 * after the sheet that declares the font, so it uses nothing but its parameters.
 */
export function awaitFont({ document }: Window, letters: string): void {
  const { dataset } = document.documentElement;
  const arrived = () => void delete dataset["font"];
  dataset["font"] = "coming";
  document.fonts.load("1em Archivo", letters).then(arrived, arrived);
}

/** The text of the script for a page. */
export const fontScript = (locale: Locale): string =>
  `(${awaitFont.toString()})(window,${JSON.stringify(lettersOf[locale] ?? latin)})`;
