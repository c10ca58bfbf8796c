import type { Store } from "@naluma/machine";
import { openRegister } from "@naluma/register";
import { cookies } from "@naluma/site/stored";

interface Opens {
  isSignedIn(): boolean;
  readonly store: Store;
}

/**
 * Who comes by /register gets the dialog at home, once: the cookie goes with it. A member is asked
 * nothing.
 */
export function cookieToRegister(
  { isSignedIn, store }: Opens,
  page: Pick<Document, "cookie">,
): void {
  if (!page.cookie.includes(`${cookies.isRouteRegister}=true`)) return;
  page.cookie = `${cookies.isRouteRegister}=; Path=/; Max-Age=0`;
  if (!isSignedIn()) openRegister(store);
}
