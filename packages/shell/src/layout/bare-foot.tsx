import { PlayFoot } from "../responsible-play/play-foot.tsx";
import { PlayMenu } from "../responsible-play/play-menu.tsx";

/** Under a page that has no footer: who may play, where help is, and for a member the own play. */
export default function BareFoot() {
  return (
    <footer className="shell bare-foot">
      <PlayFoot />
      <PlayMenu />
    </footer>
  );
}
