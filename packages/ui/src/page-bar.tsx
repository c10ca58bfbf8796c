import { useId, useLayoutEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

interface PageBarProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/**
 * A decision that can wait, at the bottom of the screen: it does not take the focus, and everything that it covers can
 * be scrolled into view. It is first in the document, so that the first Tab on a page reaches it.
 */
export function PageBar({ title, children, actions }: PageBarProps) {
  const [place] = useState(() => document.createElement("div"));
  const heading = useId();
  useLayoutEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return createPortal(
    <section className="page-bar" aria-labelledby={heading}>
      <div className="page-bar-text">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
      <div className="row">{actions}</div>
    </section>,
    place,
  );
}
