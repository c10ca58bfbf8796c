export { laterSheet, setLaterSheet, styled } from "./later-sheet.ts";
