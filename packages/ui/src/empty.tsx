import type { ReactNode } from "react";
import { TrayIcon } from "./icon.ts";

export interface EmptyProps {
  title: string;
  /** What to do next. */
  text?: string;
  /** A button or link, at most one. */
  action?: ReactNode;
}

/** Nothing is here, and that is no fault. */
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
