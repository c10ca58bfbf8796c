import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo, type ReactNode } from "react";
import type { Service } from "./placed-floats.ts";

const Placed = lazyView(
  async () => ({ default: (await import("../home-islands.ts")).PlacedFloats }),
  { drawnByServer: true },
);

export interface FloatsProps {
  service: Service | undefined;
  /** Reads the floats of other features, which stand before the operator's own: they may come before the island's code. */
  useFirst: () => ReactNode;
}

/** Shortcuts beside the page: the operator's, and customer service where the site names it. */
export const Floats = memo(function Floats({ service, useFirst }: FloatsProps) {
  return (
    <Island fallback={null}>
      <Placed service={service} useFirst={useFirst} />
    </Island>
  );
});
