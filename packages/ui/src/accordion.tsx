import type { ReactNode } from "react";
import { CaretDownIcon } from "./icon.ts";

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
}

/**
 * Titles that open what they say. The browser's own disclosure: it works before any script has come, and a
 * search in the page finds what is closed. Several may be open, so that two answers can be compared.
 */
export function Accordion({ items }: AccordionProps) {
  return (
    <div className="qa">
      {items.map(({ id, title, content }) => (
        <details key={id}>
          <summary>
            <h2>{title}</h2>
            <CaretDownIcon />
          </summary>
          <div className="qa-c">{content}</div>
        </details>
      ))}
    </div>
  );
}
