import { useAtomInIsland } from "@naluma/ui/use-atom-in-island";
import { atom, useSetAtom } from "jotai";
import { useEffect, type ReactNode } from "react";

const memberFloatsAtom = atom<ReactNode>(undefined);

/** What floats first over the pages of a member; nothing for a visitor. */
export const useMemberFloats = () => useAtomInIsland(memberFloatsAtom, undefined);

/** Shows `floats` as long as whoever calls is drawn; they must stay the same element. */
export function useShowMemberFloats(floats: ReactNode): void {
  const show = useSetAtom(memberFloatsAtom);
  useEffect(() => {
    show(floats);
    return () => show(undefined);
  }, [show, floats]);
}
