export { Dialogs } from "./layout/dialogs.desktop.tsx";
