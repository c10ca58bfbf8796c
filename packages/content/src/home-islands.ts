/** What the operator placed on home and comes after its first paint, all in one file. */
export { default as OperatorLogo } from "./site-logo/operator-logo.tsx";
export { default as PlacedFloats } from "./floats/placed.tsx";
