export { hydrate } from "./hydrate.tsx";
