import type { Launch } from "./launches.ts";
import { type CashPublisher, publishCash } from "./member-events.ts";

type Owner = Pick<Launch, "memberId" | "currency">;

/**
 * The shortest interval between two such events of one member, in ms: a game on autoplay must not flood the
 * member's windows.
 */
const gap = 500;

/**
 * Notifies the member's windows that a round moved money. The wire has no event for a provider's wallet, so
 * `member.cash` is sent with the main wallet's balance, and a window that shows the provider's wallet reloads
 * it. The first round is sent at once; all others within the interval share one event at its end.
 */
export function notifyRounds(services: CashPublisher): (owner: Owner) => void {
  const last = new Map<number, number>();
  const planned = new Set<number>();

  return ({ memberId: id, currency }) => {
    const notify = () => {
      last.set(id, performance.now());
      publishCash(services, { id, currency });
    };
    if (planned.has(id)) return;
    const wait = (last.get(id) ?? Number.NEGATIVE_INFINITY) + gap - performance.now();
    if (wait <= 0) return notify();
    planned.add(id);
    // In a queue of its own, so that the address of a game does not have to wait behind it.
    services.background.run(`rounds of ${id}`, async () => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      planned.delete(id);
      notify();
    });
  };
}

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
