import type { Member } from "@naluma/member";

/** The operator asks for a clean start (RT-23): logout without a question, then the page loads anew. */
export const cleanCacheToLogout =
  ({ logout, isPlaying }: Pick<Member, "logout" | "isPlaying">) =>
  (): void =>
    logout.send({ type: "clean-cache-asked", gameOpen: isPlaying() });
