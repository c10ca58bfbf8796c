export { PageBar } from "./page-bar.tsx";
