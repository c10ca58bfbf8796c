import { LobbyLayout } from "@naluma/shell/mobile";
import { Outlet } from "react-router";

export default function Lobby() {
  return (
    <LobbyLayout>
      <Outlet />
    </LobbyLayout>
  );
}
