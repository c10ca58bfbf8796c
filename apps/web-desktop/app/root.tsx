import { AppProvider } from "@naluma/shell";
import { Dialogs } from "@naluma/shell/dialogs";
import { RootError } from "@naluma/shell/document";
import { Outlet } from "react-router";
import type { Route } from "./+types/root";

export {
  clientMiddleware,
  Layout,
  loader,
  meta,
  middleware,
  shouldRevalidate,
} from "@naluma/shell/document";

/** Declared here rather than in the shell, because the router only passes props to components declared in this file. */
export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <AppProvider page={loaderData} dialogs={<Dialogs />}>
      <Outlet />
    </AppProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RootError error={error} />;
}
