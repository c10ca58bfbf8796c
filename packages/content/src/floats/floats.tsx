import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo } from "react";
import type { FloatsProps } from "./placed.tsx";

const Placed = lazyView(async () => ({ default: (await import("../live.ts")).PlacedFloats }), {
  drawnByServer: true,
});

/** Floating shortcuts beside the page: the operator's, and customer service if the site has it. */
export const Floats = memo(function Floats({ service, useFirst }: FloatsProps) {
  return (
    <Island fallback={null}>
      <Placed service={service} useFirst={useFirst} />
    </Island>
  );
});
