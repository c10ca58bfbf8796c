import { useWords } from "@naluma/i18n/react";
import { restWords as memberWords } from "@naluma/member/rest-words";
import { useSite } from "@naluma/site/use-site";
import { Dialog } from "@naluma/ui/dialog";
import { Suspense } from "react";
import { words } from "../../words.ts";
import { ControlsSkeleton, PlayControls } from "./play-controls.tsx";
import { PlayFoot } from "./play-foot.tsx";

/** Opens over a game that continues behind it, in the layer above a game's own dialog. */
export default function PlayDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(memberWords);
  const ts = useWords(words);
  const { template } = useSite();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("centre.play")}
      closeLabel={ts("shell.close")}
      as={template === "mobile" ? "sheet" : "modal"}
      band="confirm"
      width="narrow"
    >
      {/* If the dialog as a whole suspended for its texts, it would flicker. */}
      <Suspense fallback={<ControlsSkeleton />}>
        <PlayControls onChosen={onClose} />
      </Suspense>
      <PlayFoot />
    </Dialog>
  );
}
