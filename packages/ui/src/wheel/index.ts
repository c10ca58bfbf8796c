export { AwardDialog, type AwardDialogProps, type AwardSize } from "./award-dialog.tsx";
export { Wheel, type WheelProps } from "./wheel.tsx";
export { WheelDialog, type WheelDialogProps } from "./wheel-dialog.tsx";
export { wheelPicture } from "./wheel-picture.ts";
