/** Content that operators place on the home page and that loads after its first paint. */
export { default as PlacedFloats } from "./floats/placed.tsx";
export { default as OperatorLogo } from "./site-logo/operator-logo.tsx";
