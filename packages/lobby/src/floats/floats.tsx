import { lazy, memo, Suspense } from "react";
import type { Service } from "./placed-floats.ts";

const Placed = lazy(() => import("./placed.tsx"));

/** Shortcuts beside the page: the operator's, and customer service where the site names it. */
export const Floats = memo(function Floats({ service }: { service: Service | undefined }) {
  return (
    <Suspense fallback={null}>
      <Placed service={service} />
    </Suspense>
  );
});
