import { Confirms } from "@naluma/ui/confirms";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Toaster } from "@naluma/ui/toaster";
import { QueryCache, QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Provider } from "jotai";
import { useState } from "react";
import { RouterProvider, type RouteObject, type RouterProviderProps } from "react-router";
import { messageOf, Refusal } from "./desk-api.ts";
import { Desk, SessionContext } from "./frame/desk.tsx";
import { NotFound, ScreenFrame } from "./frame/screen-frame.tsx";
import { screens } from "./screens.ts";
import { sessionKey, sessionQuery, type Session } from "./session/session.api.ts";
import { SignIn } from "./session/sign-in.tsx";

/** Catches an error in one screen; the menu still leads to the others. */
function ScreenError() {
  return (
    <ScreenFrame name="This screen has failed">
      <ErrorNotice
        text="Check the audit log to see whether your last action was carried out."
        retry={{ label: "Reload the page", onRetry: () => location.reload() }}
      />
    </ScreenFrame>
  );
}

/** One client per page. A query that finds the session ended makes the desk ask for a new sign-in. */
const createQueries = (): QueryClient => {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof Refusal && error.status === 401)
          queries.setQueryData(sessionKey, null);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: false,
        // A machine that is offline may still reach a local sandbox.
        networkMode: "always",
      },
    },
  });
  return queries;
};

export interface AppProps {
  router: RouterProviderProps["router"];
}

/** Routes below `/sandbox/desk`. */
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

/** When the session has ended, the sign-in form appears above the screen, which keeps what was typed into it. */
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
