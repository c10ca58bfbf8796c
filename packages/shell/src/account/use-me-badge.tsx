import { UnreadBadge } from "@naluma/member/letters";
import { useSetAtom } from "jotai";
import { Suspense, useEffect } from "react";
import { meBadgeAtom } from "../layout/me-badge.tsx";

/** Puts what is unread on the tab that leads to it, as long as there is a member. */
export function useMeBadge(): void {
  const show = useSetAtom(meBadgeAtom);
  useEffect(() => {
    show(
      <Suspense fallback={null}>
        <UnreadBadge />
      </Suspense>,
    );
    return () => show(null);
  }, [show]);
}
