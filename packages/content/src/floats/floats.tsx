import { Island, lazyPart } from "@naluma/ui/island";
import { memo } from "react";
import type { Service } from "./placed-floats.ts";

const Placed = lazyPart(() => import("./placed.tsx"));

/** Shortcuts beside the page: the operator's, and customer service where the site names it. */
export const Floats = memo(function Floats({ service }: { service: Service | undefined }) {
  return (
    <Island fallback={null}>
      <Placed service={service} />
    </Island>
  );
});
