import { useEffect, useRef, type ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router";
import { landOn } from "./land-on.ts";

/** The history key that a heading was last rendered for; undefined before the first. */
let before: string | undefined;

/**
 * The only heading of a page. It receives the focus after a navigation within the site, even if its text loads
 * late; after a page load, the focus stays where the browser has put it.
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
    <h1 className="page-heading" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}
