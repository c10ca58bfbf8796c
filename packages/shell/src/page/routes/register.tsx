import { lazyView } from "@naluma/ui/lazy-view";
import { Navigate } from "react-router";
import { useApp } from "../app/use-app.ts";

const Register = lazyView(() => import("../layout/register.tsx"));

const goesHome = { target: "/" };

/**
 * /register in the site's development mode; elsewhere the path becomes a cookie and a dialog on the home
 * page.
 */
export default function RegisterPage() {
  const { session } = useApp();
  if (session.member()) return <Navigate to="/" replace />;
  return <Register opened={goesHome} asPage />;
}
