import type { ReactNode } from "react";

/** How an operator's HTML is read: another feature knows it, and the shell brings the two together. */
export interface LetterText {
  /** The whole of it. @param under the level of the heading that it stands under */
  view(html: string, under: 1 | 2): ReactNode;
  /** Its first words, as plain text. */
  excerpt(html: string): string;
}
