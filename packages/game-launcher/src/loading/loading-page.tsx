import { Farewell, LoadingView } from "./loading-view.tsx";
import { usePlaceholder } from "./use-placeholder.ts";

/** Route /loading: what a game's window shows until the game is there (lobby-and-play §2). */
export function LoadingPage() {
  const { following, quit } = usePlaceholder();
  if (following.at === "lost")
    return (
      <Farewell
        title="loading.lost_title"
        text="loading.lost_text"
        action="loading.close"
        onAct={() => window.close()}
      />
    );
  return (
    <main>
      <LoadingView
        status={following.at === "following" ? following.status : undefined}
        onCancel={quit}
      />
    </main>
  );
}
