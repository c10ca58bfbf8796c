import { Contained } from "@naluma/ui/contained";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo, type ComponentType } from "react";

/**
 * A part of the frame whose code is loaded later. It renders only once, because the frame changes before that code
 * has loaded, which would discard the server's HTML. The page works without it if it fails.
 */
export function frameIsland<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const View = lazyView(load, { drawnByServer: true });
  return memo(function FrameIsland(props: Props) {
    return (
      <Contained>
        <Island fallback={null}>
          <View {...props} />
        </Island>
      </Contained>
    );
  });
}
