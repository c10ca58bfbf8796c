import { useAtomValue } from "jotai";
import type { ComponentType } from "react";
import { openedLoginAtom, type OpenedLogin } from "./open-login.ts";

export interface LoginDialogProps {
  /** The form and its calls load with the first opening, not with the first page. */
  Form: ComponentType<{ opened: OpenedLogin }>;
}

/** The place where the login dialog renders. Mounted once per page. */
export function LoginDialog({ Form }: LoginDialogProps) {
  const opened = useAtomValue(openedLoginAtom);
  return opened ? <Form opened={opened} /> : null;
}
