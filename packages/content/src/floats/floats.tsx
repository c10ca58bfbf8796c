import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/later";
import { memo, type ReactNode } from "react";
import type { Service } from "./placed-floats.ts";

const Placed = lazyView(
  async () => ({ default: (await import("../home-islands.ts")).PlacedFloats }),
  { drawnByServer: true },
);

export interface FloatsProps {
  service: Service | undefined;
  /** Floats of other features; they stand before the operator's own. */
  first?: ReactNode;
}

/** Shortcuts beside the page: the operator's, and customer service where the site names it. */
export const Floats = memo(function Floats({ service, first }: FloatsProps) {
  return (
    <Island fallback={null}>
      <Placed service={service} first={first} />
    </Island>
  );
});
