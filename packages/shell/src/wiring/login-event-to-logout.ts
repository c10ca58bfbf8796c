import type { Member, Session } from "@naluma/member";

interface Ports {
  readonly session: Pick<Session, "isOtherLogin">;
  readonly logout: Pick<Member["logout"], "send">;
}

/** The account has logged in somewhere else: this page logs out and says why (RT-21, A-132). */
export const loginEventToLogout =
  ({ session, logout }: Ports) =>
  ({ token }: { readonly token: string }): void => {
    if (session.isOtherLogin(token)) logout.send({ type: "other-login" });
  };
