export { Records } from "./records.tsx";
