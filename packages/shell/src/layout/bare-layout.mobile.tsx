import { RunningGame } from "@naluma/game-launcher/mobile";
import type { ReactNode } from "react";
import { WithLauncher } from "../live/with-launcher.tsx";
import { BareFrame } from "./bare-frame.tsx";

/** The frame of pages that have neither header nor footer nor tab bar, below 992 px. */
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
