import { BareLayout } from "@naluma/shell/games/mobile";
import { Outlet } from "react-router";

export default function Bare() {
  return (
    <BareLayout>
      <Outlet />
    </BareLayout>
  );
}
