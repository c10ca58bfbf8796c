import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The text under an id of a package's messages: `say("login.title", "member")`. Texts that load later have a folder of
 * their own: `say("wallet.main", "wallet/panel")`.
 */
export type Translate = (id: string, catalogue: string) => string;

/**
 * The texts of a language from the packages' files, so that pages can be used in any language.
 *
 * @throws if the package has no such message in the language
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
