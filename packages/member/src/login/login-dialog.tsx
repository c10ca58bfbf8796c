import { useAtomValue } from "jotai";
import type { ComponentType } from "react";
import { openedLoginAtom, type OpenedLogin } from "./open-login.ts";

export interface LoginDialogProps {
  /** The form, its calls and what stands around it come with the first opening, not with the first page. */
  Form: ComponentType<{ opened: OpenedLogin }>;
}

/** Where the login appears. Once in the page. */
export function LoginDialog({ Form }: LoginDialogProps) {
  const opened = useAtomValue(openedLoginAtom);
  return opened ? <Form opened={opened} /> : null;
}
