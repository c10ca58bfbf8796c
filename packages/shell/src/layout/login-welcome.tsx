import { Contained } from "@naluma/ui/contained";
import { lazyView } from "@naluma/ui/lazy-view";
import type { ReactNode } from "react";

const Words = lazyView(async () => ({
  default: (await import("@naluma/content/login-words")).LoginWords,
}));

/** What stands beside the login: the operator's words, else the form's own. */
export const loginWelcome = (own: ReactNode): ReactNode => (
  <Contained instead={own}>
    <Words instead={own} />
  </Contained>
);
