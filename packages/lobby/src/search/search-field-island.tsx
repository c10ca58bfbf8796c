import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo } from "react";
import type { SearchProps } from "./search-panel.tsx";
import { useSlash } from "./use-search-field.ts";

const View = lazyView(async () => ({ default: (await import("../live.ts")).SearchField }), {
  drawnByServer: true,
});

/** The field in the header. Memoised: the header changes before this code has loaded. */
export const SearchField = memo(function SearchField(props: SearchProps) {
  // The server renders it, so it can have the focus before its code has loaded.
  useSlash(() =>
    document.querySelector<HTMLElement>(".search-box input")?.focus({ preventScroll: true }),
  );
  return (
    <Island fallback={<div className="search-box" />}>
      <View {...props} />
    </Island>
  );
});
