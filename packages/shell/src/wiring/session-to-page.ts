import type { Session } from "@naluma/member";
import { markMember } from "../document/mark-member.ts";

/** Every login and logout, in this tab or in another, is written on `<html>`. */
export function sessionToPage(
  session: Pick<Session, "member" | "onChange">,
  root: Pick<HTMLElement, "dataset">,
): () => void {
  const show = () => markMember(root, session.member() !== undefined);
  show();
  return session.onChange(show);
}
