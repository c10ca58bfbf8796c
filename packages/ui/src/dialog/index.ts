export { Dialog, DialogOutline, Sheet, type DialogProps } from "./dialog.tsx";
export type { Unasked } from "./turns.ts";
