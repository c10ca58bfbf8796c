import { atom } from "jotai/vanilla";
import type { ReactNode } from "react";

/** What stands on the corner of the tab Me: the member's part brings it when it comes. */
export const meBadgeAtom = atom<ReactNode>(null);
