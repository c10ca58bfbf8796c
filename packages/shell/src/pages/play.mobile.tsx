import { PlayPage as Play } from "@naluma/game-launcher/mobile";
import { useLauncherNow } from "../live/use-launcher-now.ts";
import { WithLauncher } from "../live/with-launcher.tsx";
import { useGoHome } from "./use-go-home.ts";

export default function PlayPage() {
  const goHome = useGoHome();
  useLauncherNow();
  return (
    <WithLauncher>
      <Play goHome={goHome} />
    </WithLauncher>
  );
}
