import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What the product says under an id of a package's words: `say("login.title", "member")`. Words that come later have
 * a folder of their own: `say("wallet.main", "wallet/panel")`.
 */
export type Translate = (id: string, catalogue: string) => string;

/**
 * The words of a language as they stand in the packages, so that pages can be used in any of them.
 *
 * @throws where the package has no such message in the language
 */
export const translateIn =
  (locale: string): Translate =>
  (id, catalogue) => {
    const [name = "", ...folder] = catalogue.split("/");
    const file = join(
      import.meta.dirname,
      "../../packages",
      name,
      "src",
      ...folder,
      `locales/${locale}.json`,
    );
    const said: unknown = Object(JSON.parse(readFileSync(file, "utf8")))[id];
    if (typeof said !== "string") throw new Error(`${catalogue} does not say ${id} in ${locale}`);
    return said;
  };
