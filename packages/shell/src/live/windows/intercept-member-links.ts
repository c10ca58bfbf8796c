import { pathsWith } from "@naluma/site/pages";
import { isPlainPress } from "@naluma/ui/is-plain-press";
import type { Windows } from "./windows.ts";

const memberPaths = pathsWith("guard", "auth").map((path) => `${path.toLowerCase()}/`);

/** Member, agent and fast-payment pages and everything below them; case-insensitive, like the routes. */
const isMemberPage = (path: string): boolean =>
  memberPaths.some((known) => `${path.toLowerCase()}/`.startsWith(known));

interface Ports {
  isGameOpen(): boolean;
  readonly windows: Pick<Windows, "page">;
}

/**
 * An operator's link to a member's page asks for confirmation before it ends a running game (force_stop_warning), and
 * so does the member's own menu. Such links are found in banners, announcements, bulletins, footers and floating
 * elements. It handles clicks before the router does.
 */
export function interceptMemberLinks(root: Document, { isGameOpen, windows }: Ports): void {
  root.addEventListener(
    "click",
    (event) => {
      if (!isPlainPress(event) || !isGameOpen()) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.origin !== location.origin || !isMemberPage(link.pathname)) return;
      event.preventDefault();
      windows.page(link.pathname + link.search + link.hash, link.target === "_blank");
    },
    { capture: true },
  );
}
