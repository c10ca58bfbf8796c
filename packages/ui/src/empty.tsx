import type { ReactNode } from "react";
import { TrayIcon } from "./icon.ts";

export interface EmptyProps {
  title: string;
  /** Suggests what to do next. */
  text?: string;
  /** A single button or link. */
  action?: ReactNode;
}

/** An empty state, as opposed to an error. */
export function Empty({ title, text, action }: EmptyProps) {
  return (
    <div className="empty">
      <TrayIcon size="l" />
      <b>{title}</b>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
