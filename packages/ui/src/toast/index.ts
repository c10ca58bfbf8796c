export { setToastMaximum, showToast } from "./toast-store.ts";
export { fetchToasts, Toaster, type ToasterProps } from "./toaster.tsx";
export type { Toast, ToastKind } from "./toasts.ts";
