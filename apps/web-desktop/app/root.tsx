import { AppProvider } from "@naluma/shell";
import { Dialogs } from "@naluma/shell/desktop";
import {
  afterLaterSheet,
  Document,
  ErrorScreen,
  publicPage,
  rootMeta,
} from "@naluma/shell/document";
import { clientRedirects, redirects } from "@naluma/shell/routing";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import type { Route } from "./+types/root";

export const middleware: Route.MiddlewareFunction[] = [redirects];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  clientRedirects,
  afterLaterSheet,
];

export const meta: Route.MetaFunction = (args) => rootMeta(args);

export const loader = (args: Route.LoaderArgs) => publicPage(args);

/** What the gateway chose holds for as long as the document lives; no `.data` is ever asked for. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <AppProvider page={loaderData} dialogs={<Dialogs />}>
      <Outlet />
    </AppProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
