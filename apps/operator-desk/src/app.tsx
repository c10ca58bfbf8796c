import { Confirms } from "@naluma/ui/confirm";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Toaster } from "@naluma/ui/toast";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Provider } from "jotai";
import { useState } from "react";
import { RouterProvider, type RouteObject, type RouterProviderProps } from "react-router";
import { messageOf } from "./desk-api.ts";
import { createQueries } from "./desk-queries.ts";
import { Desk } from "./frame/desk.tsx";
import { NotFound } from "./frame/not-found.tsx";
import { ScreenError } from "./frame/screen-error.tsx";
import { screens } from "./screens.ts";
import { sessionQuery, type Session } from "./session/session.api.ts";
import { SignIn } from "./session/sign-in.tsx";
import { SessionContext } from "./session/use-session.ts";

export interface AppProps {
  router: RouterProviderProps["router"];
}

/** Below `/sandbox/desk`. */
export const routes: RouteObject[] = [
  {
    element: <Desk />,
    children: [
      ...screens.map(({ path, View }) => ({
        path: `/${path}`,
        element: <View />,
        errorElement: <ScreenError />,
      })),
      { path: "*", element: <NotFound /> },
    ],
  },
];

/** Whoever's session has ended signs in above the screen, which keeps what was typed into it. */
function Entrance({ router }: AppProps) {
  const { data: session, error, refetch, isFetching } = useQuery(sessionQuery);
  const [last, setLast] = useState<Session>();
  if (session && session !== last) setLast(session);

  if (session === undefined)
    return error ? (
      <main className="sign-in">
        <ErrorNotice
          text={messageOf(error)}
          retry={{ label: "Try again", onRetry: () => void refetch(), busy: isFetching }}
        />
      </main>
    ) : null;
  return (
    <>
      {session === null && <SignIn hasEnded={last !== undefined} />}
      {last && (
        <SessionContext value={last}>
          <div hidden={session === null}>
            <RouterProvider router={router} />
          </div>
        </SessionContext>
      )}
    </>
  );
}

export function App({ router }: AppProps) {
  const [queries] = useState(createQueries);
  return (
    <Provider>
      <QueryClientProvider client={queries}>
        <Entrance router={router} />
        <Confirms />
        <Toaster
          label="Notices"
          dismissLabel="Dismiss"
          repeated={(times) => `repeated ${times} times`}
        />
      </QueryClientProvider>
    </Provider>
  );
}
