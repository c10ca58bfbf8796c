export { Button, type ButtonProps } from "./button.tsx";
export { buttonClass, type ButtonLook, type ButtonShape } from "./button-class.ts";
