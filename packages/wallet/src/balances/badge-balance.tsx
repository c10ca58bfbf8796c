import { RefreshBalance } from "./refresh-balance.tsx";
import { useTotalBalance, type MainBalance } from "./use-total-balance.ts";

/** The member's total balance, beside their name. */
export function BadgeBalance({ main }: { main: MainBalance }) {
  const balance = useTotalBalance(main);
  return (
    <>
      <span className="num" translate="no">
        {balance.text}
      </span>
      {balance.isFailed && <RefreshBalance balance={balance} />}
    </>
  );
}
