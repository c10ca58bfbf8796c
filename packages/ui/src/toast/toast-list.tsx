import { useSetAtom } from "jotai";
import { useEffect, useCallback, useState } from "react";
import { badgeText } from "../badge-text.ts";
import { IconButton } from "../icon-button.tsx";
import {
  CheckCircleFillIcon,
  ClockIcon,
  InfoFillIcon,
  WarningCircleFillIcon,
  XIcon,
} from "../icon.ts";
import { dismissToastAtom, type ShownToast, toastDuration } from "./toasts.ts";

export interface ToastWords {
  /** The accessible name of the button that dismisses a toast. */
  dismissLabel: string;
  /** The screen reader text of the repeat badge: "repeated 3 times". */
  repeated: (times: number) => string;
}

const looks = {
  error: { className: "toast toast-error", icon: <WarningCircleFillIcon /> },
  success: { className: "toast toast-success", icon: <CheckCircleFillIcon /> },
  warning: { className: "toast toast-warning", icon: <ClockIcon /> },
  info: { className: "toast toast-info", icon: <InfoFillIcon /> },
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
        <span className="toast-count">
          <span aria-hidden="true">{`×${badgeText(times)}`}</span>
          <span className="visually-hidden">{repeated(times)}</span>
        </span>
      )}
      <IconButton label={dismissLabel} onClick={() => dismiss(id)}>
        <XIcon size="s" />
      </IconButton>
    </div>
  );
}

/**
 * All timers pause while the pointer or the focus is on one of the toasts: a row that moves up
 * under the pointer must not disappear unread.
 */
export default function ToastList({
  shown,
  ...words
}: ToastWords & { shown: readonly ShownToast[] }) {
  const { held, ref } = usePauseOnHover();
  return (
    <div className="toasts-list" ref={ref}>
      {shown.map((toast) => (
        <OneToast key={toast.id} toast={toast} paused={held} {...words} />
      ))}
    </div>
  );
}

const pointOf = ({ clientX, clientY }: PointerEvent) => `${clientX},${clientY}`;

/**
 * Whether an element is held: the pointer was moved onto it, the focus is in it, or the page is
 * hidden. A pointer that rests where the element appears does not count: the player was about to press
 * what is below it. The hook also returns the ref. Removing an element that has the focus fires no
 * event, so changes of its children are observed as well.
 */
function usePauseOnHover() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const listening = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      call: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, call, { signal: listening.signal });
    const readFocus = () => setFocused(element.contains(document.activeElement));

    let entered = "";
    on("pointerenter", (event) => (entered = pointOf(event)));
    on("pointermove", (event) => pointOf(event) !== entered && setHovered(true));
    on("pointerleave", () => setHovered(false));
    on("focusin", () => setFocused(true));
    on("focusout", () => setFocused(false));
    const children = new MutationObserver(readFocus);
    children.observe(element, { childList: true });

    const readPage = () => setHidden(document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", readPage, { signal: listening.signal });
    readPage();

    return () => {
      listening.abort();
      children.disconnect();
    };
  }, []);

  return { held: hovered || focused || hidden, ref };
}
