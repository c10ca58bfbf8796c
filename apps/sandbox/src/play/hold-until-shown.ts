import type { Launch } from "./launches.ts";

type Owner = Pick<Launch, "memberId" | "currency">;

/** The longest that a page may take to show a round, in ms; after that the balance is sent without its confirmation. */
const longestShow = 20_000;

/**
 * Holds back balance events of a round until the game's page confirms that it has shown the round. Sent at once,
 * the balance in the lobby would reveal the result while the reels are still turning.
 */
export function holdUntilShown(tell: (owner: Owner) => void): {
  moneyMoved(owner: Owner): void;
  roundShown(owner: Owner): void;
} {
  const held = new Map<number, NodeJS.Timeout>();

  const release = (owner: Owner) => {
    const timer = held.get(owner.memberId);
    if (!timer) return;
    clearTimeout(timer);
    held.delete(owner.memberId);
    tell(owner);
  };

  return {
    moneyMoved(owner) {
      if (held.has(owner.memberId)) return;
      // The timer must not keep the process alive: windows that reconnect load the balance anyway.
      held.set(owner.memberId, setTimeout(() => release(owner), longestShow).unref());
    },
    roundShown: release,
  };
}
