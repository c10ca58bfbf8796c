import { layoutQuery } from "@naluma/member";
import type { App } from "../app/app.ts";

type Ports = Pick<App, "api" | "queryClient" | "session">;

/**
 * Whether the platform says that a game is running; nothing when it cannot be asked. What is known of
 * the member may be from before the game, so it is asked anew.
 */
export async function layoutToLauncher({
  api,
  queryClient,
  session,
}: Ports): Promise<boolean | undefined> {
  const layout = { ...layoutQuery(api, session.current()), staleTime: 0 };
  try {
    return (await queryClient.fetchQuery(layout)).isPlaying;
  } catch {
    return undefined;
  }
}
