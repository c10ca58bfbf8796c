/** What operators place on home and comes after its first paint. */
export { default as PlacedFloats } from "./floats/placed.tsx";
export { default as OperatorLogo } from "./site-logo/operator-logo.tsx";
