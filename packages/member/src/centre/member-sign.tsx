import { RefreshBalance } from "../corner/refresh-balance.tsx";
import { useBalance } from "../corner/use-balance.ts";
import type { SignedIn } from "../session/who.ts";
import { useSession } from "../use-member.ts";

/** Whose pages these are, and what is in the main wallet. */
export function MemberSign() {
  const who = useSession();
  return who.role === "member" ? <Sign who={who} /> : null;
}

function Sign({ who }: { who: SignedIn }) {
  const balance = useBalance(who);
  return (
    <p className="mc-u">
      <b>{who.account}</b>
      <span className="num">{balance.text}</span>
      {balance.isFailed && <RefreshBalance balance={balance} />}
    </p>
  );
}
