export { Dialogs } from "./layout/dialogs.mobile.tsx";
