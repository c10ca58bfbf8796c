import { memberPaths } from "@naluma/member/centre";
import { useLocation } from "react-router";
import { useContinueTo } from "../../page/routes/use-redirect.ts";
import { usePasswordDue } from "./use-password-due.ts";

/** On a phone, a member who must change the password is sent to the page of personal details (AUTH-82). */
export default function FirstLogin() {
  const { who, isDue } = usePasswordDue();
  const { pathname } = useLocation();
  useContinueTo(who && isDue && pathname !== memberPaths.info ? memberPaths.info : undefined);
  return null;
}
