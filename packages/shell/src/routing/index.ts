export { clientRedirects, redirects } from "./redirects.ts";
