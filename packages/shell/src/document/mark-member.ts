import type { Session } from "@naluma/member";

/**
 * `<html data-member>` marks a member's page; `.for-member` and `.for-visitor` of the style sheets depend on it. The
 * head script sets it before the first paint, from the stored token; hydration and the error screen set it again, and
 * afterwards every login and logout does. It uses nothing but its parameters, because the head script prints it as
 * text.
 */
export function markMember({ dataset }: Pick<HTMLElement, "dataset">, isMember: boolean): void {
  if (isMember) dataset["member"] = "";
  else delete dataset["member"];
}

/** Updates `<html>` on every login and logout, in this tab or in another. */
export function markSession(
  session: Pick<Session, "member" | "onChange">,
  root: Pick<HTMLElement, "dataset">,
): void {
  const mark = () => markMember(root, session.member() !== undefined);
  mark();
  session.onChange(mark);
}
