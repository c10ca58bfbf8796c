import { hallAsked, HallPage as Hall } from "@naluma/lobby/games";
import { useLocation } from "react-router";
import { useCustomerService } from "../site-detail/use-customer-service.ts";
import { useTilePorts } from "./use-tile-ports.ts";

/** `/gameHall/{id}`; both templates differ in their frame alone. */
export default function HallView() {
  const { pathname, search } = useLocation();
  const [, , id = ""] = pathname.split("/");
  const kind = hallAsked(id, new URLSearchParams(search));
  const service = useCustomerService();
  return <Hall key={kind} kind={kind} service={service} {...useTilePorts()} />;
}
