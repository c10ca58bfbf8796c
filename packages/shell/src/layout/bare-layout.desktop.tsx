import { RunningGame } from "@naluma/game-launcher/desktop";
import { Outlet } from "react-router";
import { BareFrame } from "./bare-frame.tsx";

/** The frame of pages that have neither header nor footer, at 992 px and wider. */
export default function BareLayout() {
  return (
    <BareFrame RunningGame={RunningGame}>
      <Outlet />
    </BareFrame>
  );
}
