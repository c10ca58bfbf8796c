import { categoryAsked, CategoryPage as Category } from "@naluma/lobby/games";
import { useLocation } from "react-router";
import { useCustomerService } from "../site-detail/use-customer-service.ts";
import { useTilePorts } from "./use-tile-ports.ts";

/** `/gameHall/{id}`; the templates only differ in their frames. */
export default function CategoryView() {
  const { pathname, search } = useLocation();
  const [, , id = ""] = pathname.split("/");
  const category = categoryAsked(id, new URLSearchParams(search));
  const service = useCustomerService();
  return <Category key={category} category={category} service={service} {...useTilePorts()} />;
}
