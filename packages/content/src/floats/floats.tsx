import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/later";
import { memo } from "react";
import type { Service } from "./placed-floats.ts";

const Placed = lazyView(
  async () => ({ default: (await import("../home-islands.ts")).PlacedFloats }),
  { drawnByServer: true },
);

/** Shortcuts beside the page: the operator's, and customer service where the site names it. */
export const Floats = memo(function Floats({ service }: { service: Service | undefined }) {
  return (
    <Island fallback={null}>
      <Placed service={service} />
    </Island>
  );
});
