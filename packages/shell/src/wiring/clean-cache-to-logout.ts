import type { Member } from "@naluma/member";

type Ports = Pick<Member, "isPlaying"> & { readonly logout: Pick<Member["logout"], "send"> };

/** The operator asks for a clean start (RT-23): logout without a question, then the page loads anew. */
export const cleanCacheToLogout =
  ({ logout, isPlaying }: Ports) =>
  (): void =>
    logout.send({ type: "clean-cache-asked", gameOpen: isPlaying() });
