import { data } from "react-router";

/** A path that matches no route (ROUTE-40). For loader and clientLoader alike. */
export function throwNotFound({ request }: { request: Request }): never {
  throw data(`Page not found: ${new URL(request.url).pathname}`, { status: 404 });
}
