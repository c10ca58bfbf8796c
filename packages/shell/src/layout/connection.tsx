import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { liveAtom } from "../app/live-atom.ts";

const ConnectionLine = lazy(() => import("./connection-line.tsx"));

/** Comes with the live part of the page: a network that is lost could not bring it any more. */
export function Connection() {
  if (!useAtomValue(liveAtom)) return null;
  return (
    <Suspense fallback={null}>
      <ConnectionLine />
    </Suspense>
  );
}
