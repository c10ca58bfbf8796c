export { laterSheet, setLaterSheet, styled } from "./later-sheet.ts";
export { late } from "./late.tsx";
