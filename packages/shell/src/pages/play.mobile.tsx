import { PlayPage as Play } from "@naluma/game-launcher/mobile";
import { useLauncherNow } from "../live/use-launcher-now.ts";
import { WithLauncher } from "../live/with-launcher.tsx";
import { useCountedSession } from "../responsible-play/use-reality-check.ts";
import { useGoHome } from "./use-go-home.ts";

export default function PlayPage() {
  const goHome = useGoHome();
  useLauncherNow();
  useCountedSession();
  return (
    <WithLauncher>
      <Play goHome={goHome} />
    </WithLauncher>
  );
}
