import { Receipts } from "@naluma/game-launcher/receipts";
import { useMember } from "@naluma/member";
import { useSite } from "@naluma/site/use-site";
import { useAtomValue } from "jotai";

/** The receipts of a member's games, as this template shows them. */
export default function GameReceipts() {
  const { eye } = useMember();
  const { template } = useSite();
  const hidden = !useAtomValue(eye.openAtom);
  return <Receipts as={template === "mobile" ? "sheet" : "modal"} hidden={hidden} />;
}
