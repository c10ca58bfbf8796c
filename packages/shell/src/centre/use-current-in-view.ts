import { useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

/**
 * On a phone the menu is a row that scrolls: the page that is open is in view there. The document stays where it is.
 *
 * @param links how many there are; some come with what is known of the member
 */
export function useCurrentInView(links: number): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    const current = nav.current?.querySelector("[aria-current=page]");
    if (!nav.current || !current) return;
    const row = nav.current.getBoundingClientRect();
    const link = current.getBoundingClientRect();
    nav.current.scrollLeft += link.left - row.left - (row.width - link.width) / 2;
  }, [pathname, search, links]);
  return nav;
}
