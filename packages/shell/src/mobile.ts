export { Dialogs } from "./page/layout/dialogs.mobile.tsx";
