import { useAtomValue } from "jotai";
import { late } from "@naluma/ui/later";
import { openedLoginAtom } from "./open-login.ts";

/** The form, its calls and the dialog come with the first opening, not with the first page. */
const form = late(() => import("./login-form.tsx"));

/** Where the login appears. Once in the page. */
export function LoginDialog() {
  const opened = useAtomValue(openedLoginAtom);
  return opened ? <form.View opened={opened} /> : null;
}
