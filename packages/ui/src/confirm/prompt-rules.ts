export interface PromptRules {
  /** What the text must match. */
  pattern?: RegExp | undefined;
  /** Runs after the pattern: true or undefined is valid, false is invalid, and a string is the error message. */
  validator?: ((text: string) => boolean | string | undefined) | undefined;
  /** The message if the validator returns none; 'Illegal input' by default (UI-08). */
  illegal?: string | undefined;
}

/** A message id whose English text is the same literal; callers provide the other languages. */
const illegalInput = "Illegal input";

/** The error of a text: first the pattern, then the validator, whose own message takes precedence. */
export function promptError(text: string, rules: PromptRules): string | undefined {
  const { pattern, validator, illegal = illegalInput } = rules;
  // Unlike `test`, `search` always starts at the beginning, even with a global pattern.
  if (pattern && text.search(pattern) === -1) return illegal;
  const said = validator?.(text) ?? true;
  if (said === true) return undefined;
  return said === false || said === "" ? illegal : said;
}
