import type { Session } from "@naluma/member";
import { localKeys } from "@naluma/site/stored";

type Arrived = Pick<Window, "arrival" | "localStorage"> & {
  readonly location: Pick<Location, "search">;
};

/**
 * Whoever came with a token in the address is its member (AUTH-95). The head script has taken it
 * out before anything was asked for. After a reload that the site made on its own, what is stored
 * stays. `member_type` says nothing by itself.
 */
export function queryToSession(session: Pick<Session, "signIn">, win: Arrived): void {
  const { arrival, localStorage } = win;
  if (!arrival) return;
  delete win.arrival;
  const isOwnReload = localStorage.getItem(localKeys.skipReloadGetInfo) !== null;
  localStorage.removeItem(localKeys.skipReloadGetInfo);
  const { tk, member_account: account, member_currency: currency, member_id: id } = arrival;
  if (isOwnReload || !tk || !account || !currency || !/^\d{1,15}$/.test(id ?? "")) return;
  session.signIn({ memberId: Number(id), account, currency, token: tk });
  const type = new URLSearchParams(win.location.search).get("member_type");
  if (type) localStorage.setItem(localKeys.memberType, type);
}
