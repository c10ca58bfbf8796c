import "./styles.css";
import "./later.css";
import { ApiContext } from "@naluma/api-client/react";
import { Toaster } from "@naluma/ui/toaster";
import { QueryClientProvider } from "@tanstack/react-query";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import type { FakeMember } from "./member.fake.ts";
import { MemberContext, SessionContext } from "./use-member.ts";

/** The context that the shell provides to the member's components, with a fake platform. */
export function MemberFrame({ of, children }: { of: FakeMember; children: ReactNode }) {
  const { member } = of;
  return (
    <Provider store={member.ports.store}>
      <QueryClientProvider client={member.ports.queryClient}>
        <ApiContext value={member.ports.api}>
          <SessionContext value={member.session}>
            <MemberContext value={member}>
              {children}
              <Toaster
                label="Notices"
                dismissLabel="Dismiss"
                repeated={(count) => `${count} times`}
              />
            </MemberContext>
          </SessionContext>
        </ApiContext>
      </QueryClientProvider>
    </Provider>
  );
}
