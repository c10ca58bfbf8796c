export { Dialog, type DialogProps } from "./dialog.tsx";
export { DialogOutline } from "./dialog-outline.tsx";
export type { Unasked } from "./turns.ts";
