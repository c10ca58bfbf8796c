import { data } from "react-router";

/** A path that matches no route (ROUTE-40). */
function throwNotFound({ request }: { request: Request }): never {
  throw data(`Page not found: ${new URL(request.url).pathname}`, { status: 404 });
}

// One function, exported twice: a constant that aliases the other export would never hydrate.
export { throwNotFound as loader, throwNotFound as clientLoader };

export default function NotFound() {
  return null;
}
