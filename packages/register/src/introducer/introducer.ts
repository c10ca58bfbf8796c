import type { RegisterValues } from "../form/register-values.ts";
import type { StoredLink } from "./link-cookies.ts";
import { nobody, type Introducer, type Link } from "./link.ts";

/**
 * The introducer of a link: the agent in the query, then the invitation, then the stored one; at most one of them
 * (REG-15, A-103). It is checked before any other request (REG-17), and the agent of a domain takes precedence
 * over it (`introducer.machine.ts`).
 */
export function linkedIntroducer(
  link: Link,
  { memberAgent, recommendCode, registerType }: StoredLink,
) {
  if (link.introducer.type !== "none") return link.introducer;
  // The link was meant to name an introducer, so a stored one must not replace it.
  if (link.unreadable !== undefined) return nobody;
  const agent: Introducer = memberAgent ? { type: "member_agent", code: memberAgent } : nobody;
  const member: Introducer = recommendCode
    ? { type: "recommend_code", code: recommendCode }
    : nobody;
  const [first, second] = registerType === "recommend_code" ? [member, agent] : [agent, member];
  return first.type === "none" ? second : first;
}

/** The values for the two fields of the form; at most one of them is set. */
export const introducerValues = ({
  type,
  code,
}: Introducer): Pick<RegisterValues, "memberAgent" | "recommendCode"> => ({
  memberAgent: type === "member_agent" ? code : "",
  recommendCode: type === "recommend_code" ? code : "",
});
