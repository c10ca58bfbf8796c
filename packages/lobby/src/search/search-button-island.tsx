import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo } from "react";
import type { SearchProps } from "./search-panel.tsx";
import { useSlash } from "./use-slash.ts";

const View = lazyView(async () => ({ default: (await import("../live.ts")).SearchButton }), {
  drawnByServer: true,
});

/** Opens the search of a phone. Drawn once: the header changes before its code is here. */
export const SearchButton = memo(function SearchButton(props: SearchProps) {
  // Pressed before its code is here, the button waits for it.
  useSlash(() => document.querySelector<HTMLElement>(".search-open")?.click());
  return (
    <Island fallback={null}>
      <View {...props} />
    </Island>
  );
});
