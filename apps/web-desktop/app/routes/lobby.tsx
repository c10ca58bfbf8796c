import { LobbyLayout } from "@naluma/shell/desktop";
import { Outlet } from "react-router";

export default function Lobby() {
  return (
    <LobbyLayout>
      <Outlet />
    </LobbyLayout>
  );
}
