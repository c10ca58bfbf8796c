import { Contained } from "@naluma/ui/contained";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo, type ComponentType } from "react";

/**
 * A part of the frame whose code comes later. Drawn once: the frame changes before that code is here,
 * and would take the server's HTML away. The page does without it if it breaks.
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
