import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { badgeText } from "../badge-text.ts";
import { IconButton } from "../icon-button.tsx";
import {
  CheckCircleFillIcon,
  ClockIcon,
  InfoFillIcon,
  WarningCircleFillIcon,
  XIcon,
} from "../icon.ts";
import { dismissToastAtom } from "./toast-store.ts";
import { toastDuration, type ShownToast } from "./toasts.ts";
import { useHeld } from "./use-held.ts";

export interface ToastWords {
  /** Name of the button that sends a toast away. */
  dismissLabel: string;
  /** What a screen reader says for the repeat badge: "repeated 3 times". */
  repeated: (times: number) => string;
}

const looks = {
  error: { className: "toast t-e", icon: <WarningCircleFillIcon /> },
  success: { className: "toast t-s", icon: <CheckCircleFillIcon /> },
  warning: { className: "toast t-w", icon: <ClockIcon /> },
  info: { className: "toast t-i", icon: <InfoFillIcon /> },
};

interface OneToastProps extends ToastWords {
  toast: ShownToast;
  paused: boolean;
}

function OneToast({ toast, paused, dismissLabel, repeated }: OneToastProps) {
  const dismiss = useSetAtom(dismissToastAtom);
  const { id, kind, message, times, duration = toastDuration } = toast;

  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [dismiss, id, duration, paused, times]);

  const look = looks[kind];
  return (
    <div className={look.className} role={kind === "error" ? "alert" : "status"}>
      {look.icon}
      <p>{message}</p>
      {times > 1 && (
        <span className="rep">
          <span aria-hidden="true">{`×${badgeText(times)}`}</span>
          <span className="vh">{repeated(times)}</span>
        </span>
      )}
      <IconButton label={dismissLabel} onClick={() => dismiss(id)}>
        <XIcon size="s" />
      </IconButton>
    </div>
  );
}

/**
 * Time stands still for all of them while the pointer or the focus is on one: a row that moves up
 * under the pointer must not vanish unread.
 */
export default function ToastList({
  shown,
  ...words
}: ToastWords & { shown: readonly ShownToast[] }) {
  const { held, ref } = useHeld();
  return (
    <div className="toast-list" ref={ref}>
      {shown.map((toast) => (
        <OneToast key={toast.id} toast={toast} paused={held} {...words} />
      ))}
    </div>
  );
}
