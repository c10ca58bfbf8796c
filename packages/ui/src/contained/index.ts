export { Contained } from "./contained.tsx";
