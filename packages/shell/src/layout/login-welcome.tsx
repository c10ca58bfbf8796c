import { lazyPart } from "@naluma/ui/island";
import { Suspense, type ReactNode } from "react";
import { Contained } from "./contained.tsx";

const Words = lazyPart(() => import("./login-words.tsx"));

/** What stands beside the login: the operator's words, else the form's own. */
export const loginWelcome = (own: ReactNode): ReactNode => (
  <Contained instead={own}>
    <Suspense fallback={null}>
      <Words instead={own} />
    </Suspense>
  </Contained>
);
