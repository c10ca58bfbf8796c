import { PlayPage as Play } from "@naluma/game-launcher/desktop";
import { useCountedSession } from "../../live/responsible-play/use-reality-check.ts";
import { WithLauncher } from "../app/with-live.tsx";
import { useGoHome } from "./use-redirect.ts";

export default function PlayPage() {
  const goHome = useGoHome();
  useCountedSession();
  return (
    <WithLauncher>
      <Play goHome={goHome} />
    </WithLauncher>
  );
}
