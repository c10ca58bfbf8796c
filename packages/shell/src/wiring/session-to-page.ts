import type { Session } from "@naluma/member";

/**
 * Says on `<html>` whether a member is at the page. The head script said so before the first paint;
 * from here on every login and logout does, in this tab or in another.
 */
export function sessionToPage(
  session: Pick<Session, "member" | "onChange">,
  root: Pick<HTMLElement, "dataset">,
): () => void {
  const show = () => {
    if (session.member()) root.dataset["member"] = "";
    else delete root.dataset["member"];
  };
  show();
  return session.onChange(show);
}
