import { useAtomValue } from "jotai";
import { currentQuestionAtom } from "./questions.tsx";

/** Where questions appear. Once in the page, outside anything that may unmount. */
export const Confirms = () => useAtomValue(currentQuestionAtom);
