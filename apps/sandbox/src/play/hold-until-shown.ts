import type { Launch } from "./launches.ts";

type Owner = Pick<Launch, "memberId" | "currency">;

/** The longest that a page may take to show a round, in ms; then the round is told without its word. */
const longestShow = 20_000;

/**
 * Money that a round moved is told when the game's page says that it has shown the round. Told at once, the balance
 * in the lobby would name the result while the reels still turn.
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
      // It keeps no process alive: windows that connect again ask for the balance anyway.
      held.set(owner.memberId, setTimeout(() => release(owner), longestShow).unref());
    },
    roundShown: release,
  };
}
