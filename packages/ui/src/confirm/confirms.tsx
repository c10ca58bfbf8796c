import { useAtomValue } from "jotai";
import { currentQuestionAtom } from "./questions.tsx";

/** The place where questions render. Mounted once per page, outside anything that may unmount. */
export const Confirms = () => useAtomValue(currentQuestionAtom);
