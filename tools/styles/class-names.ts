/** The classes in the selectors of a style sheet. */
export const classesOfSheet = (sheet: string): Set<string> => {
  const bare = sheet.replaceAll(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'/g, "");
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = ""]) => selector)
    .filter((selector) => !selector.trimStart().startsWith("@"));
  return new Set(selectors.flatMap((selector) => namesIn(selector, /\.([_a-z][\w-]*)/gi)));
};

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** The classes that elements have for certain: `className="card page"`. */
export const classesOfElements = (code: string): Set<string> =>
  new Set(namesIn(code, /\bclassName="([^"]*)"/g).flatMap((list) => namesIn(list, /(\S+)/g)));

/** The words of a file's strings, and the beginnings of composed names: `button-${look}`. */
export const stringsOfCode = (code: string): { names: Set<string>; beginnings: Set<string> } => {
  const words = [...code.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, plain, template]) =>
    (plain ?? template ?? "").split(/[\s"]+/),
  );
  return {
    names: new Set(words),
    beginnings: new Set(words.flatMap((word) => namesIn(word, /^([a-z][\w-]*-)\$\{/g))),
  };
};

/** Words of two letters that say something. */
const shortWords = new Set(["in", "is", "me", "my", "on", "qr", "up"]);

/** Whether every part is a word as far as a rule can tell, or a number. */
export const isInWords = (name: string): boolean =>
  name
    .split("-")
    .every(
      (part) =>
        shortWords.has(part) || /^\d+$/.test(part) || /^(?=.*[aeiouy])[a-z]{3,}$/.test(part),
    );
