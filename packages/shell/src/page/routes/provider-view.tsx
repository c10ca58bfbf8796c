import { ProviderPage as Games } from "@naluma/lobby/games";
import { useProviderAsked } from "./use-provider-asked.ts";
import { useTilePorts } from "./use-tile-ports.ts";

/** `/slotgame`: the games of the provider in the query. */
export default function ProviderView() {
  const ports = useTilePorts();
  const asked = useProviderAsked();
  return asked && <Games key={asked.key} asked={asked} {...ports} />;
}
