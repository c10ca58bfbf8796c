import { useEffect, useRef, type ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router";
import { landOn } from "./land-on.ts";

/** The place in the history that a heading was last drawn for; nothing before the first. */
let before: string | undefined;

/**
 * The one heading of a page. Whoever came here inside the site is put on it, also when the words come late;
 * a page that was loaded leaves the focus where the browser has it.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    const isLoaded = before === undefined && way === "POP";
    const isSame = before === key;
    before = key;
    if (isLoaded || isSame) return;
    landOn(heading.current, { preventScroll: true });
  }, [key, way]);
  return (
    <h1 className="page-h" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}
