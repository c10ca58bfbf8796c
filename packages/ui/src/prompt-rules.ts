export interface PromptRules {
  /** What the text must match. */
  pattern?: RegExp | undefined;
  /** Asked after the pattern: true or nothing is right, false is wrong, a text says what is wrong. */
  validator?: ((text: string) => boolean | string | undefined) | undefined;
  /** Said when no text of the validator is there; 'Illegal input' unless given (UI-08). */
  illegal?: string | undefined;
}

/** A message id whose English text is the literal; callers bring the other languages. */
const illegalInput = "Illegal input";

/** What is wrong with the text: pattern first, then validator, whose own text counts. */
export function promptError(text: string, rules: PromptRules): string | undefined {
  const { pattern, validator, illegal = illegalInput } = rules;
  // `search` always begins at the start, also with a pattern that remembers where it was.
  if (pattern && text.search(pattern) === -1) return illegal;
  const said = validator?.(text) ?? true;
  if (said === true) return undefined;
  return said === false || said === "" ? illegal : said;
}
