import {
  categoryAsked,
  CategoryPage as Category,
  ProviderPage as Games,
} from "@naluma/lobby/games";
import { useLocation } from "react-router";
import { useCustomerService } from "../site-detail/use-customer-service.ts";
import { useTilePorts, useProviderAsked } from "./use-games-page.ts";

/** `/gameHall/{id}`; the templates only differ in their frames. */
export function CategoryView() {
  const { pathname, search } = useLocation();
  const [, , id = ""] = pathname.split("/");
  const category = categoryAsked(id, new URLSearchParams(search));
  const service = useCustomerService();
  return <Category key={category} category={category} service={service} {...useTilePorts()} />;
}

/** `/slotgame`: the games of the provider in the query. */
export function ProviderView() {
  const ports = useTilePorts();
  const asked = useProviderAsked();
  return asked && <Games key={asked.key} asked={asked} {...ports} />;
}
