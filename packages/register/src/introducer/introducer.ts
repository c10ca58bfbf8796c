import type { RegisterValues } from "../form/register-values.ts";
import type { StoredLink } from "./link-cookies.ts";
import type { Link } from "./link.ts";
import { nobody, type Introducer } from "./sign-up-type.ts";

/**
 * Who a link names: the query's agent, its invitation, then what is stored; one at most (REG-15, A-103). It is
 * checked before anything else is asked (REG-17), and the agent of a domain goes before it (`introducer.machine.ts`).
 */
export function linkedIntroducer(
  link: Link,
  { memberAgent, recommendCode, registerType }: StoredLink,
) {
  if (link.introducer.type !== "none") return link.introducer;
  // Today's link was meant to say who: nobody else takes the place.
  if (link.unreadable !== undefined) return nobody;
  const agent: Introducer = memberAgent ? { type: "member_agent", code: memberAgent } : nobody;
  const member: Introducer = recommendCode
    ? { type: "recommend_code", code: recommendCode }
    : nobody;
  const [first, second] = registerType === "recommend_code" ? [member, agent] : [agent, member];
  return first.type === "none" ? second : first;
}

/** In the fields of the form; never in both. */
export const introducerValues = ({
  type,
  code,
}: Introducer): Pick<RegisterValues, "memberAgent" | "recommendCode"> => ({
  memberAgent: type === "member_agent" ? code : "",
  recommendCode: type === "recommend_code" ? code : "",
});
