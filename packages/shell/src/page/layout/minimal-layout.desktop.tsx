import { lazyView } from "@naluma/ui/lazy-view";
import { Outlet } from "react-router";
import { MinimalFrame } from "./minimal-frame.tsx";

const FirstLogin = lazyView(() => import("../../dialogs/password/first-login.desktop.tsx"));

/** The frame of pages that have neither header nor footer, at 992 px and wider. */
export default function MinimalLayout() {
  return (
    <MinimalFrame FirstLogin={FirstLogin}>
      <Outlet />
    </MinimalFrame>
  );
}
