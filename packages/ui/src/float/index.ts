export { Float, Floats, type FloatProps, type FloatsProps } from "./float.tsx";
