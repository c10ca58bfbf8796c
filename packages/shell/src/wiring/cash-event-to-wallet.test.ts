import { expect, test, vi } from "vitest";
import { cashEventToWallet } from "./cash-event-to-wallet.ts";

test("[RT-16] the amount that member.cash carries is what the wallet hears; one that cannot be read is asked for", () => {
  const moved = vi.fn<(main?: string) => void>();
  const refresh = vi.fn<() => void>();
  const hears = cashEventToWallet({ balances: { moved }, refresh });
  hears({ cash: "1252.38" });
  expect(moved).toHaveBeenCalledExactlyOnceWith("1252.38");
  expect(refresh).not.toHaveBeenCalled();
  hears({ cash: undefined });
  expect(moved).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledOnce();
});
