export { Wheel, type Prize, type WheelProps } from "./wheel.tsx";
export { WheelDialog, type WheelDialogProps } from "./wheel-dialog.tsx";
