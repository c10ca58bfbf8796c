import { lazyView } from "@naluma/ui/lazy-view";
import { Navigate } from "react-router";
import { useApp } from "../app/use-app.ts";

const Register = lazyView(() => import("../layout/register.tsx"));

const goesHome = { target: "/" };

/** /register where the site is developed: elsewhere the path is a cookie, and a dialog at home. */
export default function RegisterPage() {
  const { session } = useApp();
  if (session.member()) return <Navigate to="/" replace />;
  return <Register opened={goesHome} asPage />;
}
