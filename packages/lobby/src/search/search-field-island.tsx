import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo } from "react";
import type { SearchProps } from "./search-panel.tsx";
import { useSlash } from "./use-slash.ts";

const View = lazyView(async () => ({ default: (await import("../live.ts")).SearchField }), {
  drawnByServer: true,
});

/** The field of the header. Drawn once: the header changes before its code is here. */
export const SearchField = memo(function SearchField(props: SearchProps) {
  // The server drew it: it can have the focus before its code is here.
  useSlash(() =>
    document.querySelector<HTMLElement>(".search-box input")?.focus({ preventScroll: true }),
  );
  return (
    <Island fallback={<div className="search-box" />}>
      <View {...props} />
    </Island>
  );
});
