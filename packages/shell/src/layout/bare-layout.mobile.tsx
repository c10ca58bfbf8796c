import { RunningGame } from "@naluma/game-launcher/mobile";
import { lazyView } from "@naluma/ui/lazy-view";
import { Outlet } from "react-router";
import { BareFrame } from "./bare-frame.tsx";

const FirstLogin = lazyView(() => import("../password/first-login.mobile.tsx"));

/** The frame of pages that have neither header nor footer nor tab bar, below 992 px. */
export default function BareLayout() {
  return (
    <BareFrame RunningGame={RunningGame} FirstLogin={FirstLogin}>
      <Outlet />
    </BareFrame>
  );
}
