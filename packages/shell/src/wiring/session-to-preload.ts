import type { Member, Session } from "@naluma/member";
import type { WalletService } from "@naluma/wallet";

interface Ports {
  readonly session: Pick<Session, "member" | "onChange">;
  readonly member: Pick<Member, "prepare">;
  readonly wallet: Pick<WalletService, "prepare">;
}

/** What only a member needs is fetched as soon as there is one. A network that fails later takes nothing away then. */
export function sessionToPreload({ session, member, wallet }: Ports): () => void {
  const prepare = () => {
    member.prepare();
    wallet.prepare();
  };
  if (session.member()) prepare();
  return session.onChange((now) => {
    if (now.role === "member") prepare();
  });
}
