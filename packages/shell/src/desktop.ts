export { Dialogs } from "./page/layout/dialogs.desktop.tsx";
