import type { ReactNode } from "react";

/** Renders an operator's HTML. Another feature implements it, and the shell connects the two. */
export interface LetterText {
  /** The complete text. @param under the level of the heading above it */
  view(html: string, under: 1 | 2): ReactNode;
  /** The beginning of the text, without markup. */
  excerpt(html: string): string;
}
