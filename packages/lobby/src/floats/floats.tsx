import { Island } from "@naluma/ui/island";
import { lazy, memo } from "react";
import type { Service } from "./placed-floats.ts";

const Placed = lazy(() => import("./placed.tsx"));

/** Shortcuts beside the page: the operator's, and customer service where the site names it. */
export const Floats = memo(function Floats({ service }: { service: Service | undefined }) {
  return (
    <Island fallback={null}>
      <Placed service={service} />
    </Island>
  );
});
