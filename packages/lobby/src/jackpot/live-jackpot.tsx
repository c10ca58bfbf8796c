import { Jackpot } from "@naluma/ui/jackpot";
import { useJackpot } from "./use-jackpot.ts";

export default function LiveJackpot() {
  return <Jackpot {...useJackpot()} />;
}
