import { RunningGame } from "@naluma/game-launcher/desktop";
import type { ReactNode } from "react";
import { WithLauncher } from "../live/with-launcher.tsx";
import { BareFrame } from "./bare-frame.tsx";

/** The frame of pages that have neither header nor footer, at 992 px and wider. */
export const BareLayout = ({ children }: { children: ReactNode }) => (
  <BareFrame
    running={
      <WithLauncher>
        <RunningGame />
      </WithLauncher>
    }
  >
    {children}
  </BareFrame>
);
