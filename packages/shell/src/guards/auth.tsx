import { Outlet } from "react-router";
import { PageOutline } from "../centre/outline.tsx";
import { Guarded } from "./guarded.tsx";

/** Stands around the pages whose entry in the list says `guard: "auth"`. */
export default function MembersOnly() {
  return (
    <Guarded by="auth" outline={<PageOutline />}>
      <Outlet />
    </Guarded>
  );
}
