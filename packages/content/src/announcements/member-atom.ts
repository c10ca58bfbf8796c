import { atom } from "jotai/vanilla";

/** Whose announcements are shown; nothing is a visitor. The island that reads it hydrates later. */
export const memberAtom = atom<number | undefined>(undefined);
