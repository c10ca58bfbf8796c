import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo } from "react";
import type { SearchProps } from "./search-panel.tsx";
import { useSlash } from "./use-search-field.ts";

const View = lazyView(async () => ({ default: (await import("../live.ts")).SearchButton }), {
  drawnByServer: true,
});

/** Opens the search on a phone. Memoised: the header changes before this code has loaded. */
export const SearchButton = memo(function SearchButton(props: SearchProps) {
  // If pressed before its code has loaded, the button waits for it.
  useSlash(() => document.querySelector<HTMLElement>(".search-open")?.click());
  return (
    <Island fallback={null}>
      <View {...props} />
    </Island>
  );
});
