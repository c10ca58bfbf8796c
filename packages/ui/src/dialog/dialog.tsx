import * as Radix from "radix-ui/dialog";
import type { ReactNode } from "react";
import { Contained } from "../contained.tsx";
import { IconButton } from "../icon-button.tsx";
import { XIcon } from "../icon.ts";
import { useBack } from "../use-back.ts";
import { useFocusReturn } from "../use-focus-return.ts";
import { useLayer } from "../use-layer.ts";
import { scrollsByKeys } from "./scrolls-by-keys.ts";
import type { Band, Unasked } from "./turns.ts";
import { useSheetDrag } from "./use-sheet-drag.ts";
import { useTurn } from "./use-turn.ts";

export interface DialogProps {
  open: boolean;
  /** Asked to close: button, Escape, Back, or a press beside the dialog. */
  onClose: () => void;
  title: string;
  /** Of a game, say: a browser that translates leaves it as it is. */
  titleIsName?: boolean | undefined;
  /** A card in the middle (desktop), or a sheet from the lower edge (mobile). */
  as?: "modal" | "sheet" | undefined;
  /** The sheet fills the screen. */
  full?: boolean | undefined;
  /** Name of the close button; without it there is none, and the actions below close. */
  closeLabel?: string | undefined;
  /**
   * `buttons`: only its own buttons close it, neither Escape nor Back nor a press beside it. `buttons-and-back`: Back
   * is its button to close.
   */
  closedBy?: "anything" | "buttons" | "buttons-and-back" | undefined;
  width?: "narrow" | "medium" | "wide" | undefined;
  /** A round sign before the title. */
  sign?: ReactNode;
  /** Below the title, in the header: how far a dialog of several steps is. */
  subtitle?: ReactNode;
  /** Stand in the header, after the title. */
  actions?: ReactNode;
  /** A picture beside the content; a sheet has no room for it. */
  art?: ReactNode;
  children: ReactNode;
  /** Actions that stay in sight, primary last. */
  footer?: ReactNode;
  /** `alert` for what cannot wait: confirm, maintenance. */
  role?: "dialog" | "alertdialog" | undefined;
  band?: Band | undefined;
  /** It comes by itself: then it waits until nothing else is open, and until the page leaves room. */
  unasked?: Unasked | undefined;
  /** A look of its own, beside that of every dialog. */
  className?: string | undefined;
}

const widths = { narrow: "dlg dlg-narrow", medium: "dlg", wide: "dlg dlg-wide" };

/** Toasts lie above dialogs: pressing one is not pressing beside the dialog. */
const inToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".toasts") !== null;

/**
 * One dialog at a time is on screen, and one question above it; a further one waits until it closes.
 * Focus moves in, is trapped, and returns to what had it. Nothing is rendered on the server, where
 * no dialog is open. Load this part with the feature that opens it, not with the first page.
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
    "scrim lay",
    as === "sheet" ? "lay-sheet" : "mid",
    full ? "full" : "",
    band === "confirm" ? "lay-confirm" : "",
  ];

  return (
    <Radix.Root open={onScreen} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay ref={layer} className={classes.filter(Boolean).join(" ")}>
          <Radix.Content
            className={[props.art ? "dlg split" : widths[props.width ?? "medium"], props.className]
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

/** Only where the close button does the same (WCAG 2.5.7). */
function Handle({ onClose }: Pick<DialogProps, "onClose">) {
  return <div className="grab" ref={useSheetDrag(onClose)} aria-hidden="true" />;
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
      <div className="dlg-h">
        {sign}
        {subtitle ? (
          <div className="dlg-t">
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
      <div className="dlg-b" ref={scrollsByKeys}>
        {children}
      </div>
      {footer && <div className="dlg-f">{footer}</div>}
    </>
  );
  if (!art) return column;
  return (
    <>
      <div className="split-art" data-theme="dark">
        {art}
      </div>
      <div>{column}</div>
    </>
  );
}

const inputs = ":is(input:not([type=hidden]), textarea, select):not(:disabled)";

/**
 * What gets focus first: a part marked `data-first`; else on a sheet the sheet itself, because an
 * input would raise the keyboard over it; else the first input; else the browser's order decides.
 */
function firstFocus(dialog: HTMLElement, sheet: boolean): HTMLElement | undefined {
  const marked = dialog.querySelector<HTMLElement>("[data-first]");
  if (marked) return marked;
  if (sheet) return dialog;
  return dialog.querySelector<HTMLElement>(inputs) ?? undefined;
}
