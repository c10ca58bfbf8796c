import { useAtomValue } from "jotai";
import { styled } from "@naluma/ui/later";
import { lazy, Suspense } from "react";
import { openedLoginAtom } from "./open-login.ts";

/** The form, its calls and the dialog come with the first opening, not with the first page. */
const LoginForm = lazy(() => styled(import("./login-form.tsx")));

/** Where the login appears. Once in the page. */
export function LoginDialog() {
  const opened = useAtomValue(openedLoginAtom);
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <LoginForm opened={opened} />
    </Suspense>
  );
}
