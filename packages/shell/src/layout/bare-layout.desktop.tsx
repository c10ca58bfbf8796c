import { RunningGame } from "@naluma/game-launcher/desktop";
import { lazyView } from "@naluma/ui/lazy-view";
import { Outlet } from "react-router";
import { BareFrame } from "./bare-frame.tsx";

const FirstLogin = lazyView(() => import("../password/first-login.desktop.tsx"));

/** The frame of pages that have neither header nor footer, at 992 px and wider. */
export default function BareLayout() {
  return (
    <BareFrame RunningGame={RunningGame} FirstLogin={FirstLogin}>
      <Outlet />
    </BareFrame>
  );
}
