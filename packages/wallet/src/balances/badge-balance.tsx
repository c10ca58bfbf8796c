import { RefreshBalance } from "./refresh-balance.tsx";
import { useMainBalance, type MainBalance } from "./use-main-balance.ts";

/** The main balance beside the member's name. */
export function BadgeBalance({ main }: { main: MainBalance }) {
  const balance = useMainBalance(main);
  return (
    <>
      <span className="num">{balance.text}</span>
      {balance.isFailed && <RefreshBalance balance={balance} />}
    </>
  );
}
