import type { Launch } from "./launches.ts";
import { publishCash, type Teller } from "./wallet.ts";

/** Between two such events of one member, in ms: a game that plays by itself must not flood the member's windows. */
const gap = 500;

/**
 * Tells the member's windows that a round moved money. The wire has no event for the wallet with a provider, so it is
 * `member.cash` with what the main wallet holds: whoever shows the wallet asks for it then. The first round is told
 * at once, all that follow within the gap together at its end.
 */
export function tellOfRounds(
  services: Teller,
): (owner: Pick<Launch, "memberId" | "currency">) => void {
  const last = new Map<number, number>();
  const planned = new Set<number>();

  return ({ memberId: id, currency }) => {
    const tell = () => {
      last.set(id, performance.now());
      publishCash(services, { id, currency });
    };
    if (planned.has(id)) return;
    const wait = (last.get(id) ?? Number.NEGATIVE_INFINITY) + gap - performance.now();
    if (wait <= 0) return tell();
    planned.add(id);
    // Of a line of its own: an address must not wait behind it.
    services.background.run(`rounds of ${id}`, async () => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      planned.delete(id);
      tell();
    });
  };
}
