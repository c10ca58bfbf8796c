export { fetchToasts, Toaster, type ToasterProps } from "./toaster.tsx";
export { setToastMaximum, showToast, withdrawToast, type Toast, type ToastKind } from "./toasts.ts";
