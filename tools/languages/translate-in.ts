import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The text under an id of a package's messages, of the first view or not: `say("login.title", "member")`. */
export type Translate = (id: string, name: string) => string;

/**
 * The texts of a language from the packages' files, so that pages can be used in any language.
 *
 * @throws if the package has no such message in the language
 */
export const translateIn =
  (locale: string): Translate =>
  (id, name) => {
    const files = ["locales", "locales-rest"]
      .map((folder) => join(import.meta.dirname, "../../packages", name, "src", folder))
      .map((folder) => join(folder, `${locale}.json`))
      .filter((file) => existsSync(file));
    const texts = files.map((file) => Object(JSON.parse(readFileSync(file, "utf8")))[id]);
    const text: unknown = texts.find((one) => typeof one === "string");
    if (typeof text !== "string") throw new Error(`${name} does not say ${id} in ${locale}`);
    return text;
  };
