import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { badgeText } from "../badge/index.ts";
import {
  CheckCircleFillIcon,
  ClockIcon,
  InfoFillIcon,
  WarningCircleFillIcon,
  XIcon,
} from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { dismissToastAtom, toastsAtom } from "./toast-store.ts";
import { toastDuration, type ShownToast } from "./toasts.ts";

export interface ToasterProps {
  /** Name of the place where toasts appear: "Notices". */
  label: string;
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

interface OneToastProps extends Omit<ToasterProps, "label"> {
  toast: ShownToast;
  paused: boolean;
}

function OneToast({ toast, paused, dismissLabel, repeated }: OneToastProps) {
  const dismiss = useSetAtom(dismissToastAtom);
  const { id, kind, message, times } = toast;

  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => dismiss(id), toastDuration);
    return () => clearTimeout(timer);
  }, [dismiss, id, paused, times]);

  const look = looks[kind];
  return (
    <div className={look.className} role={kind === "error" ? "alert" : "status"}>
      {look.icon}
      <p>{message}</p>
      {times > 1 && (
        <span className="rep">
          <span aria-hidden="true">×{badgeText(times)}</span>
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
 * Where toasts appear. Once in the page. Time stands still for all of them while the pointer or
 * the focus is on one: a row that moves up under the pointer must not vanish unread.
 */
export function Toaster({ label, dismissLabel, repeated }: ToasterProps) {
  const { shown } = useAtomValue(toastsAtom);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // A toast that leaves under the pointer or with the focus sends no leaving event.
  const paused = shown.length > 0 && (hovered || focused);
  useEffect(() => {
    if (shown.length > 0) return;
    setHovered(false);
    setFocused(false);
  }, [shown.length]);

  return (
    // aria-live keeps it audible behind an open dialog, which hides everything else.
    <section
      className="toasts"
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {shown.map((toast) => (
        <OneToast
          key={toast.id}
          toast={toast}
          paused={paused}
          dismissLabel={dismissLabel}
          repeated={repeated}
        />
      ))}
    </section>
  );
}
