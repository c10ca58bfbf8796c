import * as Radix from "radix-ui/dialog";
import type { ReactNode } from "react";
import { Contained } from "../contained.tsx";
import { IconButton } from "../icon-button.tsx";
import { XIcon } from "../icon.ts";
import { useBack } from "../use-back.ts";
import { useFocusReturn, useLayer } from "../use-overlay.ts";
import type { Band, Unasked } from "./turns.ts";
import { useSheetDrag } from "./use-sheet-drag.ts";
import { useTurn } from "./use-turn.ts";

export type { Unasked } from "./turns.ts";

export interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape, Back, or a press outside the dialog. */
  onClose: () => void;
  title: string;
  /** The title is a name, for example of a game, so browsers must not translate it. */
  titleIsName?: boolean | undefined;
  /** A centred card (desktop), or a sheet from the lower edge (mobile). */
  as?: "modal" | "sheet" | undefined;
  /** Makes the sheet fill the screen. */
  full?: boolean | undefined;
  /**
   * The accessible name of the close button; without it, there is no such button and the actions in the footer close.
   */
  closeLabel?: string | undefined;
  /**
   * `buttons`: only its own buttons close it, and neither Escape nor Back nor a press outside. `buttons-and-back`: Back
   * closes it as well.
   */
  closedBy?: "anything" | "buttons" | "buttons-and-back" | undefined;
  width?: "narrow" | "medium" | "wide" | undefined;
  /** A round icon before the title. */
  sign?: ReactNode;
  /** Below the title, in the header: the progress of a dialog with several steps. */
  subtitle?: ReactNode;
  /** Rendered in the header, after the title. */
  actions?: ReactNode;
  /** A picture beside the content; a sheet has no space for it. */
  art?: ReactNode;
  children: ReactNode;
  /** Actions that remain visible, the primary one last. */
  footer?: ReactNode;
  /** `alertdialog` for what cannot wait: a confirmation, maintenance. */
  role?: "dialog" | "alertdialog" | undefined;
  band?: Band | undefined;
  /** Set for a dialog that opens by itself: it waits until no other is open and the page allows it. */
  unasked?: Unasked | undefined;
  /** An additional class. */
  className?: string | undefined;
}

const widths = { narrow: "dialog dialog-narrow", medium: "dialog", wide: "dialog dialog-wide" };

/** Toasts are above dialogs, so a press on one is not a press outside the dialog. */
const inToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".toasts") !== null;

/**
 * Only one dialog is on screen at a time, with at most one question above it; others wait until it closes.
 * The focus moves into it, is trapped, and returns afterwards. Nothing is rendered on the server, where
 * no dialog is open. Load this module with the feature that opens it, not with the first page.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, as = "modal", full, closedBy = "anything", band = "modal" } = props;
  const { onScreen, gone } = useTurn(band, open, props.unasked);
  const layer = useLayer(band);
  const { remember, giveBack } = useFocusReturn();

  const keep = (event: Event) => {
    if (closedBy !== "anything") event.preventDefault();
  };
  useBack(onScreen, closedBy === "buttons" ? undefined : onClose);

  const classes = [
    "scrim dialog-layer",
    as === "sheet" ? "sheet-layer" : "centred-layer",
    full ? "full-layer" : "",
    band === "confirm" ? "confirm-layer" : "",
  ];

  return (
    <Radix.Root open={onScreen} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay ref={layer} className={classes.filter(Boolean).join(" ")}>
          <Radix.Content
            className={[
              props.art ? "dialog dialog-split" : widths[props.width ?? "medium"],
              props.className,
            ]
              .filter(Boolean)
              .join(" ")}
            role={props.role ?? "dialog"}
            aria-modal="true"
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              remember(document.activeElement);
              const dialog = event.currentTarget;
              const first = dialog instanceof HTMLElement && firstFocus(dialog, as === "sheet");
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
            onCloseAutoFocus={(event) => {
              giveBack(event);
              gone();
            }}
            onEscapeKeyDown={keep}
            onInteractOutside={(event) => {
              if (inToasts(event.detail.originalEvent.target)) event.preventDefault();
              else keep(event);
            }}
          >
            <Contained onBroken={onClose}>
              <Inside {...props} />
            </Contained>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A dialog of the mobile template, which rises from the lower edge. */
export function Sheet(props: Omit<DialogProps, "as">) {
  return <Dialog {...props} as="sheet" />;
}

/** Rendered only if a close button does the same (WCAG 2.5.7). */
function Handle({ onClose }: Pick<DialogProps, "onClose">) {
  return <div className="sheet-handle" ref={useSheetDrag(onClose)} aria-hidden="true" />;
}

function Inside(props: DialogProps) {
  const {
    title,
    subtitle,
    closeLabel,
    closedBy = "anything",
    onClose,
    as,
    children,
    footer,
  } = props;
  const { sign, art, actions } = props;
  const heading = (
    <Radix.Title translate={props.titleIsName ? "no" : undefined}>{title}</Radix.Title>
  );
  const column = (
    <>
      {as === "sheet" && closeLabel !== undefined && closedBy === "anything" && (
        <Handle onClose={onClose} />
      )}
      <div className="dialog-head">
        {sign}
        {subtitle ? (
          <div className="dialog-titles">
            {heading}
            {subtitle}
          </div>
        ) : (
          heading
        )}
        {actions}
        {closeLabel !== undefined && (
          <IconButton label={closeLabel} onClick={onClose}>
            <XIcon />
          </IconButton>
        )}
      </div>
      <div className="dialog-body" ref={scrollsByKeys}>
        {children}
      </div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </>
  );
  if (!art) return column;
  return (
    <>
      <div className="dialog-art" data-theme="dark">
        {art}
      </div>
      <div>{column}</div>
    </>
  );
}

const inputs = ":is(input:not([type=hidden]), textarea, select):not(:disabled)";

/**
 * The element to focus first: one marked `data-first`; on a sheet otherwise the sheet itself, because focusing
 * an input would open the keyboard over it; otherwise the first input, or the browser's own choice.
 */
function firstFocus(dialog: HTMLElement, sheet: boolean): HTMLElement | undefined {
  const marked = dialog.querySelector<HTMLElement>("[data-first]");
  if (marked) return marked;
  if (sheet) return dialog;
  return dialog.querySelector<HTMLElement>(inputs) ?? undefined;
}

type DialogOutlineProps = Pick<DialogProps, "title" | "sign" | "className" | "children">;

/**
 * The appearance of a dialog without its behaviour. It renders in a fraction of the time, for a press that must have
 * an immediate effect; the real dialog replaces it in a later frame.
 */
export const DialogOutline = ({ title, sign, className = "", children }: DialogOutlineProps) => (
  <div className="scrim dialog-layer centred-layer">
    {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it has the look of our dialogs, and the browser adds its own to <dialog> */}
    <div className={`dialog ${className}`} role="dialog" aria-modal="true" aria-label={title}>
      <div className="dialog-head">
        {sign}
        <h2>{title}</h2>
      </div>
      <div className="dialog-body">{children}</div>
    </div>
  </div>
);

const takesFocus = "a[href], button, input, select, textarea";

/**
 * Scrollable text without anything to focus becomes focusable itself, so that keys scroll it in every browser. For use
 * as a ref; a ResizeObserver is needed because the size changes when the content loads.
 */
function scrollsByKeys(part: HTMLElement | null): (() => void) | undefined {
  // Without layout, no text overflows.
  if (!part || typeof ResizeObserver === "undefined") return undefined;
  const sizes = new ResizeObserver(() => {
    const isCutOff = part.scrollHeight > part.clientHeight;
    if (isCutOff && !part.querySelector(takesFocus)) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  });
  sizes.observe(part);
  return () => sizes.disconnect();
}
