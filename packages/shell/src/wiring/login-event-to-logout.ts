import type { Member } from "@naluma/member";

/** The account has logged in somewhere else: this page logs out and says why (RT-21, A-132). */
export const loginEventToLogout =
  ({ session, logout }: Pick<Member, "session" | "logout">) =>
  ({ token }: { readonly token: string }): void => {
    if (session.isOtherLogin(token)) logout.send({ type: "other-login" });
  };
