import type { Launch } from "./launches.ts";
import { publishCash, type CashPublisher } from "./member-events.ts";

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
export function notifyRounds(
  services: CashPublisher,
): (owner: Pick<Launch, "memberId" | "currency">) => void {
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
