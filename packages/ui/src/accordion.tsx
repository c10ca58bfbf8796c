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
 * Titles that reveal their text. The browser's own disclosure element works before any script has loaded, and a
 * search in the page finds closed items. Several may be open, so that two answers can be compared.
 */
export function Accordion({ items }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, title, content }) => (
        <details key={id}>
          <summary>
            <h2>{title}</h2>
            <CaretDownIcon />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
